import { beforeEach, expect, test, vi } from 'vitest';
import { closesOnBack } from './back';

const closed: string[] = [];

/** What a browser does for Back, ours or somebody's, a moment later. */
function goBack(): void {
  history.replaceState(null, '');
  dispatchEvent(new PopStateEvent('popstate'));
}

function open(name: string): () => void {
  const close = closesOnBack(() => closed.push(name))();
  return close;
}

beforeEach(() => {
  vi.useFakeTimers();
  closed.length = 0;
  history.replaceState(null, '');
});

test('Back closes the top one, and the next Back the one below', () => {
  const closeFirst = open('first');
  const closeSecond = open('second');
  goBack();
  expect(closed).toEqual(['second']);
  closeSecond();
  goBack();
  expect(closed).toEqual(['second', 'first']);
  closeFirst();
  vi.runAllTimers();
});

test('what is closed by itself takes its entry away', () => {
  const back = vi.spyOn(history, 'back').mockImplementation(goBack);
  open('sheet')();
  vi.runAllTimers();
  expect(back).toHaveBeenCalledOnce();
  expect(closed).toEqual([]);
  back.mockRestore();
});

test('a question that follows another stays open', () => {
  const back = vi.spyOn(history, 'back').mockImplementation(() => setTimeout(goBack, 10));
  open('colour')();
  const close = open('target');
  vi.runAllTimers();
  expect(closed).toEqual([]);
  close();
  vi.advanceTimersByTime(1);
  const late = open('late');
  vi.runAllTimers();
  expect(closed).toEqual([]);
  expect(history.state).toEqual({ over: true });
  late();
  vi.runAllTimers();
  expect(history.state).toBeNull();
  back.mockRestore();
});

test('where a link has led elsewhere nothing is taken away', () => {
  const back = vi.spyOn(history, 'back');
  const close = open('menu');
  history.pushState(null, '', '/about');
  close();
  vi.runAllTimers();
  expect(back).not.toHaveBeenCalled();
  back.mockRestore();
});
