import { type Element, titleSizeOf } from './layout.ts';

/** Height with a font whose letters are all half as wide as high. */
const heightOf = ({ props: { style, children } }: Element, width: number): Promise<number> => {
  const size = Number(style?.['fontSize']);
  const letters = typeof children === 'string' ? children.length : 0;
  return Promise.resolve(Math.ceil((letters * size) / 2 / width) * size * Number(style?.['lineHeight']));
};

const words = (count: number) => 'cinco '.repeat(count).trim();

it.each([
  ['a name', 'Cáritas', 110],
  ['a few words', words(6), 94],
  ['a line more', words(12), 78],
  ['a long title', words(14), 64],
  ['a title for which there is just room', words(25), 54],
  ['a short title with a word that would be broken', 'Otorrinolaringólogos', 78],
])('draws %s as large as there is room, in lines of the same length', async (_, title, fontSize) => {
  expect(await titleSizeOf(title, heightOf)).toEqual({ fontSize, isBalanced: true });
});

it('cuts a title for which there is no room: its lines are as they come', async () => {
  const cut = { fontSize: 54, isBalanced: false };
  expect(await titleSizeOf(words(60), heightOf)).toEqual(cut);
  expect(await titleSizeOf('x'.repeat(40), heightOf)).toEqual(cut);
  // Letters may be wider than any rule about their number knows.
  const wide = async (element: Element, width: number) => 2 * (await heightOf(element, width));
  expect(await titleSizeOf(words(25), wide)).toEqual(cut);
});
