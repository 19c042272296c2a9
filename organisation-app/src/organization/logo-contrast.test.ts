import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lostOn } from './logo-contrast.ts';
import { themes } from './themes.ts';

type Pixel = readonly [number, number, number, number];
const clear: Pixel = [0, 0, 0, 0];
/** A picture of a hundred pixels: `count` of one colour, the rest of another. */
const picture = (some: Pixel, count: number, rest: Pixel = clear) =>
  Array.from({ length: 100 }, (_, index) => (index < count ? some : rest)).flat();

it.each<[string, number[], string[]]>([
  ['white letters on nothing', picture([255, 255, 255, 255], 20), ['light']],
  ['black letters on nothing', picture([0, 0, 0, 255], 20), ['dark']],
  ['black letters on white', picture([0, 0, 0, 255], 20, [255, 255, 255, 255]), []],
  ['a blue that both grounds let see', picture([40, 120, 200, 255], 20), []],
  ['a shade that is nearly clear', picture([0, 0, 0, 20], 100), ['light', 'dark']],
  ['a picture without anything in it', picture(clear, 0), ['light', 'dark']],
])('%s', (_, pixels, lost) => {
  expect(lostOn(pixels)).toEqual(lost);
});

it('knows the grounds that pages have', () => {
  const tokens = readFileSync(join(__dirname, '../../../shared/design-system/src/styles/tokens.css'), 'utf8');
  const hex = (ground: readonly number[]) =>
    ground.map((colour) => colour.toString(16).padStart(2, '0')).join('');
  expect(tokens).toContain(
    `--pt-surface: light-dark(#${hex(themes.light.ground)}, #${hex(themes.dark.ground)})`,
  );
});
