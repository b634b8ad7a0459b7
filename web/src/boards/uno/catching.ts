/**
 * Whom the catch button means. Everybody sees who holds one card; whether a shout is owed the board never
 * says. Of several the one who came down to one card last is meant.
 */

export class Suspects {
  private order: string[] = [];

  /** Looks at the hands; gives those of others with one card, the latest first. */
  see(counts: readonly { seat: string; count: number }[], me: string): string[] {
    const single = counts.filter((one) => one.count === 1 && one.seat !== me).map((one) => one.seat);
    const fresh = single.filter((seat) => !this.order.includes(seat));
    this.order = [...fresh, ...this.order.filter((seat) => single.includes(seat))];
    return this.order;
  }
}
