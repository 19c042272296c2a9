import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { preloadComboBox } from '../combobox/index.ts';
import { DegreePicker, type DegreePickerProps, type LoadPage, type PickerItem } from './index.ts';

const degrees: PickerItem[] = Array.from({ length: 25 }, (_, index) => ({
  id: index + 1,
  name: `Grado ${index + 1}`,
}));

/** Fake server with all degrees, in pages of ten. */
const answering = (all: readonly PickerItem[]) =>
  jest.fn<ReturnType<LoadPage>, Parameters<LoadPage>>((search, page) => {
    const found = all.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
    return Promise.resolve({
      items: found.slice((page - 1) * 10, page * 10),
      pageCount: Math.ceil(found.length / 10),
      total: found.length,
    });
  });

function Form({
  start = [],
  onChange,
  ...rest
}: Partial<DegreePickerProps> & { start?: readonly PickerItem[]; load: LoadPage }) {
  const [value, setValue] = useState<readonly PickerItem[]>(start);
  return (
    <>
      <DegreePicker
        label="Titulación"
        name="degrees"
        {...rest}
        value={value}
        onChange={(chosen) => {
          setValue(chosen);
          onChange?.(chosen);
        }}
      />
      <button type="button">Otro sitio</button>
    </>
  );
}

const person = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const box = () => screen.getByRole('combobox', { name: 'Titulación' });
const list = () => screen.getByRole('listbox', { name: /Titulación$/ });
const options = () =>
  within(list())
    .queryAllByRole('option')
    // The text of an empty list is an option that cannot be chosen.
    .filter((option) => option.hasAttribute('data-key'))
    .map(({ textContent }) => textContent);
const settle = () => act(() => jest.advanceTimersByTimeAsync(400));

/** Sets the distance of the list from its end, since jsdom has no layout. */
function measure(distance: number) {
  Object.defineProperty(HTMLElement.prototype, 'scrollHeight', { configurable: true, value: 1000 });
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', {
    configurable: true,
    value: 1000 - distance,
  });
}

async function show(props: Parameters<typeof Form>[0]) {
  render(<Form {...props} />);
  await settle();
}

beforeAll(() => preloadComboBox());
beforeEach(() => {
  jest.useFakeTimers();
  measure(500);
});
afterEach(() => jest.useRealTimers());

test('§2.10: its placeholder says what to pick', async () => {
  await show({ load: answering(degrees) });
  expect(box()).toHaveAttribute('placeholder', 'Selecciona tu titulación');
});

test('§2.10: its placeholder names another kind of item, or is what it is told', async () => {
  await show({ load: answering(degrees), kind: 'universidad' });
  expect(box()).toHaveAttribute('placeholder', 'Selecciona tu universidad');
  cleanup();
  await show({ load: answering(degrees), kind: 'universidad', placeholder: '¿Dónde estudias?' });
  expect(box()).toHaveAttribute('placeholder', '¿Dónde estudias?');
});

test('§4.5 rule 1: loads when it is shown, and again after a choice', async () => {
  const load = answering(degrees);
  await show({ load });
  expect(load.mock.calls.map(([search, page]) => [search, page])).toEqual([['', 1]]);
  await person.click(box());
  await person.click(screen.getByRole('option', { name: 'Grado 3' }));
  await settle();
  expect(load).toHaveBeenCalledTimes(2);
});

test('§4.5 rules 1 and 2: typing asks for the first page of what was typed, once the person pauses; clearing starts anew', async () => {
  const load = answering(degrees);
  await show({ load });
  await person.type(box(), 'grado 2');
  await settle();
  expect(load.mock.calls.map(([search, page]) => [search, page])).toEqual([
    ['', 1],
    ['grado 2', 1],
  ]);
  expect(options()).toEqual([
    'Grado 2',
    'Grado 20',
    'Grado 21',
    'Grado 22',
    'Grado 23',
    'Grado 24',
    'Grado 25',
    'Otra',
  ]);
  await person.clear(box());
  await settle();
  expect(options()).toHaveLength(11);
});

test('§4.5 rules 3 and 7: a search that finds nothing offers «Otra», and choosing it hides the search box', async () => {
  await show({ load: answering(degrees) });
  await person.type(box(), 'xyz');
  await settle();
  expect(options()).toEqual(['Otra']);
  await person.click(screen.getByRole('option', { name: 'Otra' }));
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Quitar Otra' }));
  await settle();
  expect(box()).toHaveFocus();
});

test('§4.5 rule 3: «Otra» waits for the answer: it is not offered while the person types or the search is under way', async () => {
  const load = answering(degrees);
  await show({ load });
  let answer: () => void = () => undefined;
  load.mockReturnValueOnce(
    new Promise((resolve) => (answer = () => resolve({ items: [], pageCount: 0, total: 0 }))),
  );
  await person.type(box(), 'xyz');
  expect(options()).toEqual([]);
  await settle();
  expect(load).toHaveBeenLastCalledWith('xyz', 1, expect.anything());
  expect(options()).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent('Cargando…');
  await act(() => Promise.resolve(answer()));
  expect(options()).toEqual(['Otra']);
});

test('§8: a search that fails has no options, «Otra» neither, until it is asked for again', async () => {
  const load = answering(degrees);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await show({ load });
  load.mockRejectedValueOnce(new Error('away'));
  await person.type(box(), 'xyz');
  await settle();
  expect(options()).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent('No se ha podido cargar la lista.');
  await person.click(screen.getByRole('button', { name: 'Reintentar' }));
  await settle();
  expect(options()).toEqual(['Otra']);
});

test.each([
  ['fails', (_answer: () => void, fail: () => void) => fail()],
  ['succeeds', (answer: () => void) => answer()],
])('a search that was overtaken by another one and then %s changes nothing', async (_how, finish) => {
  const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const load = answering(degrees);
  await show({ load });
  let answer = () => undefined as void;
  let fail = () => undefined as void;
  load.mockReturnValueOnce(
    new Promise((resolve, reject) => {
      answer = () => resolve({ items: [{ id: 99, name: 'Tarde' }], pageCount: 1, total: 1 });
      fail = () => reject(new DOMException('overtaken', 'AbortError'));
    }),
  );
  await person.type(box(), 'grado 1');
  await settle();
  await person.type(box(), '9');
  await settle();
  expect(load.mock.calls[1]?.[2].aborted).toBe(true);
  finish(answer, fail);
  await settle();
  expect(options()).toEqual(['Grado 19']);
  expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
  expect(log).not.toHaveBeenCalled();
});

test('§4.5 rule 4: the next page is read within 100 px of the end, one at a time, while there are more', async () => {
  const load = answering(degrees);
  await show({ load });
  await person.click(box());
  measure(100);
  fireEvent.scroll(list());
  expect(load).toHaveBeenCalledTimes(1);
  measure(99);
  fireEvent.scroll(list());
  fireEvent.scroll(list());
  measure(500);
  await settle();
  expect(load.mock.calls.map(([, page]) => page)).toEqual([1, 2]);
  expect(options()).toHaveLength(21);
});

test('§4.5 rule 4: what is scrolled near the end reads one page, and the next after scrolling again', async () => {
  const load = answering(
    Array.from({ length: 45 }, (_, index) => ({ id: index + 1, name: `Grado ${index}` })),
  );
  await show({ load });
  await person.click(box());
  // As tall as the rendered options.
  Object.defineProperty(HTMLElement.prototype, 'scrollHeight', {
    configurable: true,
    get(this: HTMLElement) {
      return this.querySelectorAll('[role=option]').length * 44;
    },
  });
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, value: 320 });
  const pages = () => load.mock.calls.map(([, page]) => page);
  for (const expected of [
    [1, 2],
    [1, 2, 3],
  ]) {
    fireEvent.scroll(list(), { target: { scrollTop: list().scrollHeight - 320 - 99 } });
    await settle();
    expect(pages()).toEqual(expected);
  }
});

test('a list that does not fill its window reads on by itself', async () => {
  measure(0);
  const load = answering(degrees);
  await show({ load });
  await person.click(box());
  await settle();
  expect(load.mock.calls.map(([, page]) => page)).toEqual([1, 2, 3]);
});

test('§4.5 rule 5: single mode replaces and closes; removing clears', async () => {
  const onChange = jest.fn();
  await show({ load: answering(degrees), mode: 'single', onChange });
  for (const name of ['Grado 2', 'Grado 4']) {
    await person.click(box());
    await person.click(screen.getByRole('option', { name }));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await settle();
  }
  expect(onChange.mock.lastCall).toEqual([[degrees[3]]]);
  await person.click(screen.getByRole('button', { name: 'Quitar Grado 4' }));
  expect(onChange.mock.lastCall).toEqual([[]]);
});

test('§4.5 rule 5, §5: several are added; the seventh is refused with its message, and an item that is chosen changes nothing', async () => {
  const onChange = jest.fn();
  await show({ load: answering(degrees), start: degrees.slice(0, 6), onChange });
  await person.click(box());
  await person.click(screen.getByRole('option', { name: 'Grado 1' }));
  expect(onChange).not.toHaveBeenCalled();
  expect(box()).not.toBeInvalid();
  await person.click(screen.getByRole('option', { name: 'Grado 7' }));
  expect(onChange).not.toHaveBeenCalled();
  expect(box()).toBeInvalid();
  expect(box()).toHaveAccessibleDescription('Error: No puedes seleccionar más de 6 titulaciones.');
});

test('§2.10: more than one chip folds to the first', async () => {
  await show({ load: answering(degrees), start: degrees.slice(0, 3) });
  const chips = () =>
    screen.getAllByRole('button', { name: /^Quitar/ }).map(({ textContent }) => textContent);
  expect(chips()).toEqual(['Grado 1']);
  await person.click(screen.getByRole('button', { name: /^Ver más/ }));
  expect(chips()).toEqual(['Grado 1', 'Grado 2', 'Grado 3']);
  await person.click(screen.getByRole('button', { name: 'Quitar Grado 2' }));
  expect(screen.getByRole('button', { name: 'Quitar Grado 3' })).toHaveFocus();
  await person.click(screen.getByRole('button', { name: /^Ver menos/ }));
  expect(chips()).toEqual(['Grado 1']);
});

test('§2.10: one chip has nothing to unfold', async () => {
  await show({ load: answering(degrees), start: degrees.slice(0, 2) });
  expect(screen.getByRole('button', { name: /^Ver más/ })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Quitar Grado 1' }));
  expect(screen.getByRole('button', { name: 'Quitar Grado 2' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Ver/ })).not.toBeInTheDocument();
});

test('removing the chip that stands for all gives focus to the next one, and the last to the search box', async () => {
  await show({ load: answering(degrees), start: degrees.slice(0, 2) });
  for (const [chip, next] of [
    ['Grado 1', () => screen.getByRole('button', { name: 'Quitar Grado 2' })],
    ['Grado 2', box],
  ] as const) {
    await person.click(screen.getByRole('button', { name: `Quitar ${chip}` }));
    await settle();
    expect(next()).toHaveFocus();
  }
});

test('§4.5 rule 6: the only one there is is chosen for the person, who cannot remove it or search', async () => {
  const onChange = jest.fn();
  await show({ load: answering(degrees.slice(0, 1)), onChange });
  expect(onChange).toHaveBeenCalledWith([degrees[0]]);
  expect(screen.getByText('Grado 1')).toBeVisible();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Quitar/ })).not.toBeInTheDocument();
});

test('§4.5 rule 7: a click outside closes the list', async () => {
  await show({ load: answering(degrees) });
  await person.click(box());
  expect(list()).toBeVisible();
  // An open list hides the rest of the page from screen readers, so that a swipe moves from the box to the list.
  await person.click(screen.getByText('Otro sitio'));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('works with the keyboard alone', async () => {
  const onChange = jest.fn();
  await show({ load: answering(degrees), onChange });
  await person.tab();
  expect(box()).toHaveFocus();
  await person.keyboard('{ArrowDown}');
  expect(box()).toHaveAttribute('aria-expanded', 'true');
  await person.keyboard('{ArrowDown}');
  expect(box()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'Grado 2' }).id);
  await person.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledWith([degrees[1]]);
  expect(box()).toHaveFocus();
  await person.keyboard('{ArrowUp}{ArrowUp}');
  expect(box()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'Otra' }).id);
  await person.keyboard('{Escape}');
  expect(box()).toHaveAttribute('aria-expanded', 'false');
});

test('§8: a list that cannot be loaded is logged, has no options and zero results, and can be asked for again', async () => {
  const load = answering(degrees);
  const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  load.mockRejectedValueOnce(new Error('away')).mockRejectedValueOnce(new Error('away'));
  await show({ load });
  expect(log).toHaveBeenCalledWith(
    'The list could not be loaded.',
    expect.objectContaining({ page: 1, error: new Error('away') }),
  );
  // Opening it retries, for keyboard users.
  await person.click(box());
  await settle();
  expect(load).toHaveBeenCalledTimes(2);
  expect(options()).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent('No se ha podido cargar la lista.');
  await person.click(screen.getByRole('button', { name: 'Reintentar' }));
  await settle();
  expect(options()).toHaveLength(11);
});

test('§9: «Otra» is last in each page that is read, after more than one', async () => {
  await show({ load: answering(degrees) });
  await person.click(box());
  expect(options().slice(-2)).toEqual(['Grado 10', 'Otra']);
  measure(0);
  fireEvent.scroll(list());
  await settle();
  expect(options()).toHaveLength(26);
  expect(options().at(-1)).toBe('Otra');
});

test('§5: a seventh is refused also when it is «Otra»', async () => {
  await show({ load: answering(degrees), start: degrees.slice(0, 6) });
  await person.click(box());
  await person.click(screen.getByRole('option', { name: 'Otra' }));
  expect(box()).toHaveAccessibleDescription('Error: No puedes seleccionar más de 6 titulaciones.');
});

test('§5: another limit is the one that is named', async () => {
  await show({ load: answering(degrees), start: degrees.slice(0, 3), max: 3 });
  await person.click(box());
  await person.click(screen.getByRole('option', { name: 'Grado 7' }));
  expect(box()).toHaveAccessibleDescription('Error: No puedes seleccionar más de 3 titulaciones.');
});

test('Alt and the arrows open and close; Escape closes first and then takes back what was typed', async () => {
  await show({ load: answering(degrees), required: true });
  expect(box()).toBeRequired();
  act(() => box().focus());
  await person.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(list()).toHaveAttribute('aria-multiselectable', 'true');
  expect(box()).not.toHaveAttribute('aria-activedescendant');
  await person.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await person.keyboard('grado 2');
  await settle();
  await person.keyboard('{Escape}');
  expect(box()).toHaveValue('grado 2');
  await person.keyboard('{Escape}');
  expect(box()).toHaveValue('');
  expect(box()).toHaveFocus();
});

test('says politely how many there are', async () => {
  await show({ load: answering(degrees) });
  await person.click(box());
  expect(screen.getByRole('status')).toHaveTextContent('25 resultados');
});
