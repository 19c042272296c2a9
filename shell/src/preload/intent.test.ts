import { onIntent } from './intent.ts';

const act = jest.fn<void, [HTMLAnchorElement]>();
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  act.mockClear();
  document.body.innerHTML =
    '<a id="one" href="/one"><b>Uno</b></a><a id="two" href="/two">Dos</a><p>Texto</p>';
  stop = onIntent(act);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

const element = (selector: string) => document.querySelector(selector) as HTMLElement;
const fire = (type: string, on: string, relatedTarget: HTMLElement | null = null) =>
  element(on).dispatchEvent(new MouseEvent(type, { bubbles: true, relatedTarget }));
const enter = (selector: string) => fire('pointerover', selector);
const seen = () => act.mock.calls.map(([link]) => link.id);

it('notices a pointer that stays on a link or on something in it', () => {
  enter('#one b');
  jest.advanceTimersByTime(64);
  expect(seen()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(seen()).toEqual(['one']);
});

it('counts the time on a link, whichever parts of it the pointer crosses', () => {
  enter('#one');
  jest.advanceTimersByTime(40);
  fire('pointerout', '#one', element('#one b'));
  enter('#one b');
  jest.advanceTimersByTime(25);
  expect(seen()).toEqual(['one']);
});

it('ignores links that a pointer crosses on its way to another one', () => {
  enter('#one');
  jest.advanceTimersByTime(30);
  enter('#two');
  jest.advanceTimersByTime(65);
  expect(seen()).toEqual(['two']);
});

it.each([
  ['moves on to something else', () => enter('p')],
  ['leaves the window, is lifted or begins to scroll', () => fire('pointerout', '#one')],
])('ignores a link when the pointer %s', (_, leave) => {
  enter('#one');
  jest.advanceTimersByTime(30);
  leave();
  jest.advanceTimersByTime(500);
  expect(seen()).toEqual([]);
});

it('notices a link that keeps the focus, and none that the user tabs past', () => {
  element('#one').focus();
  jest.advanceTimersByTime(100);
  element('#two').focus();
  jest.advanceTimersByTime(149);
  expect(seen()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(seen()).toEqual(['two']);
});

it('notices nothing once it is stopped', () => {
  enter('#one');
  stop();
  enter('#two');
  jest.advanceTimersByTime(500);
  expect(seen()).toEqual([]);
});
