import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import brand from '@puente/contract/brand/brand-on-disk';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');

/** 4.5 for text, 3 for the edge of a control (WCAG 1.4.3, 1.4.11). */
const pairs: [foreground: string, background: string, least: number][] = [
  ...grounds('ink', 4.5),
  ...grounds('ink-muted', 4.5),
  ...grounds('accent', 4.5),
  ...grounds('danger', 4.5),
  ['line-strong', 'paper', 3],
  ['line-strong', 'surface', 3],
  ['focus', 'paper', 3],
  ['focus', 'surface', 3],
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-strong', 4.5],
  ['on-danger', 'danger', 4.5],
  ['on-danger', 'danger-strong', 4.5],
  ['on-accent-soft', 'accent-soft', 4.5],
  ['on-accent-soft', 'accent-soft-strong', 4.5],
  ['accent', 'accent-soft', 4.5],
  ['ink', 'sun-soft', 4.5],
  ...(['info', 'success', 'warning', 'danger', 'neutral'] as const).flatMap((tone): typeof pairs => [
    [tone, `${tone}-soft`, 4.5],
    ['ink', `${tone}-soft`, 4.5],
    ['accent', `${tone}-soft`, 4.5],
  ]),
];

function grounds(name: string, least: number): [string, string, number][] {
  return ['paper', 'surface', 'sunken'].map((ground) => [name, ground, least]);
}

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  // The browser's own surfaces take it from there, the playground from here.
  test('has the ground that our brand file names', () => {
    if (!process.env['BRAND_DIR']) expect(token('paper', theme)).toBe(colour('paper', theme));
  });

  test.each(pairs)('%s on %s is at least %d to 1', (foreground, background, least) => {
    expect(contrast(colour(foreground, theme), colour(background, theme))).toBeGreaterThanOrEqual(least);
  });
});

const goals = readFileSync(join(__dirname, '../details/GoalLabel.module.css'), 'utf8');

test.each(Array.from({ length: 17 }, (_, index) => index + 1))(
  'the number of goal %d can be read on its colour',
  (number) => {
    const rule = new RegExp(`\\[data-goal='${number}'\\] \\{\\s*color: (#\\w{6});\\s*background: (#\\w{6});`);
    const [, ink = '', ground = ''] = rule.exec(goals) ?? [];
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
  },
);

/** Returns a colour of the owner's brand, or else of the tokens. */
function colour(name: string, theme: 'light' | 'dark'): string {
  const [light, dark] = Object.entries(brand.colours).find(([key]) => key === name)?.[1] ?? [];
  return (theme === 'light' ? light : dark) ?? token(name, theme);
}

function token(name: string, theme: 'light' | 'dark'): string {
  const found = new RegExp(`--pt-${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(css);
  const value = theme === 'light' ? found?.[1] : found?.[2];
  if (value === undefined) throw new Error(`There is no colour --pt-${name}.`);
  return value;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
