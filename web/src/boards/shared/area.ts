/** How much there is to draw in, in px. */
export interface Area {
  width: number;
  height: number;
}
