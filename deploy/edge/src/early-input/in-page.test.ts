/** @jest-environment jsdom */
import { earlyInputElement } from './early-input.ts';

const script = earlyInputElement().replace(/^<script>|<\/script>$/g, '');

let isReady = false;

beforeEach(() => {
  isReady = false;
  Object.assign(performance, { getEntriesByName: () => (isReady ? [{}] : []) });
});

/** Opens a page with the renderer's HTML, whose code has not come yet. */
function open(html: string): void {
  globalThis.earlyInput?.hydrating.abort();
  globalThis.earlyInput?.hydrated.abort();
  document.body.innerHTML = html;
  window.eval(script);
}

const element = <E extends HTMLElement = HTMLInputElement>(selector: string): E =>
  document.querySelector<E>(selector)!;

/** @returns the pressed elements by their ids, each with its event */
const presses = () =>
  [...(globalThis.earlyInput?.presses ?? [])].map(([{ id }, { type }]) => `${type} ${id}`);

function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

test('records what was typed and chosen, with the last value', () => {
  open('<form><input id=name><input id=agree type=checkbox><textarea id=about></textarea></form>');
  type(element('#name'), 'Ir');
  type(element('#name'), 'Iria');
  type(element('#about'), 'Hola');
  element('#agree').click();
  expect([...(globalThis.earlyInput?.values ?? [])].map(([{ id }, value]) => [id, value])).toEqual([
    ['name', 'Iria'],
    ['about', 'Hola'],
    ['agree', true],
  ]);
});

test('records a press once, however often it was repeated, and shows it', () => {
  open('<button id=save type=button><b>Guardar</b></button><button id=menu type=button>Menú</button>');
  element('b').click();
  element('#menu').click();
  element('#save').click();
  expect(presses()).toEqual(['click save', 'click menu']);
  expect(element('#save').dataset).toHaveProperty('pressed');
});

test.each([
  ['a form for the code is held back', '<form id=own method=post>', ['submit own'], true],
  ['a form that the server accepts is sent', '<form id=own method=post data-drawn=login>', [], false],
  ['a search is sent', '<form id=own role=search>', [], false],
])('%s', (_, form, recorded, isPrevented) => {
  open(`${form}<button id=send>Enviar</button></form>`);
  let wasPrevented: boolean | undefined;
  window.addEventListener(
    'submit',
    (event) => {
      wasPrevented = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  element<HTMLButtonElement>('#send').click();
  expect(presses()).toEqual(recorded);
  expect(wasPrevented).toBe(isPrevented);
});

test('Enter is recorded only where it sends', () => {
  open('<textarea id=message enterkeyhint=send></textarea><textarea id=about></textarea>');
  const enter = (shiftKey: boolean) =>
    new KeyboardEvent('keydown', { key: 'Enter', shiftKey, bubbles: true, cancelable: true });
  expect(element('#about').dispatchEvent(enter(false))).toBe(true);
  expect(element('#message').dispatchEvent(enter(true))).toBe(true);
  expect(element('#message').dispatchEvent(enter(false))).toBe(false);
  expect(presses()).toEqual(['keydown message']);
});

test('presses are recorded until hydration begins, values until it has ended', () => {
  open('<input id=name><button id=save type=button>Guardar</button>');
  globalThis.earlyInput?.hydrating.abort();
  element('#save').click();
  type(element('#name'), 'Iria');
  expect(presses()).toEqual([]);
  expect(globalThis.earlyInput?.values.size).toBe(1);
  globalThis.earlyInput?.hydrated.abort();
  type(element('#name'), 'Iria María');
  expect([...(globalThis.earlyInput?.values.values() ?? [])]).toEqual(['Iria']);
});

test('nothing is recorded once the page is ready, whatever shell it has', () => {
  open('<input id=name><form id=own method=post><button id=send>Enviar</button></form>');
  isReady = true;
  const sent = new Event('submit', { bubbles: true, cancelable: true });
  expect(element('#own').dispatchEvent(sent)).toBe(true);
  type(element('#name'), 'Iria');
  expect(presses()).toEqual([]);
  expect(globalThis.earlyInput?.values.size).toBe(0);
});

describe('a mouse button that goes down before the page is rendered anew, and up after it', () => {
  const down = (pointerType = 'mouse') =>
    element('a').dispatchEvent(Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType }));
  const up = () => element('a').dispatchEvent(new Event('pointerup', { bubbles: true }));
  /** Renders the page anew. @returns how often its link is clicked */
  const renderAnew = (html: string) => {
    document.body.innerHTML = html;
    const clicked = jest.fn((event: Event) => event.preventDefault());
    element('a').addEventListener('click', clicked);
    return clicked;
  };

  test.each([
    ['presses the same link', '<a href=/projects>Ver <b>proyectos</b></a>', 'mouse', 1],
    ['presses no other link in its place', '<a href=/contact>Ver proyectos</a>', 'mouse', 0],
    ['leaves a tap to the browser', '<a href=/projects>Ver proyectos</a>', 'touch', 0],
  ])('%s', (_, html, pointerType, times) => {
    open('<a href=/projects>Ver proyectos</a>');
    down(pointerType);
    const clicked = renderAnew(html);
    up();
    up();
    expect(clicked).toHaveBeenCalledTimes(times);
  });

  test('leaves an element that stayed to the browser', () => {
    open('<a href=/projects>Ver proyectos</a>');
    const clicked = jest.fn((event: Event) => event.preventDefault());
    element('a').addEventListener('click', clicked);
    down();
    up();
    expect(clicked).not.toHaveBeenCalled();
  });
});
