import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CriticalStyles } from './critical-styles.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'puente-styles-'));
  await mkdir(join(folder, 'shell'));
});
afterAll(() => rm(folder, { recursive: true }));

let files = 0;

/** Returns the rules of style sheets that this HTML needs. */
async function criticalOf(html: string, ...sheets: string[]): Promise<string | undefined> {
  const assets = sheets.map(() => ({ path: `/assets/shell/${(files += 1)}.css` }));
  await Promise.all(
    assets.map(({ path }, at) => writeFile(join(folder, path.slice('/assets/'.length)), sheets[at] ?? '')),
  );
  return (await new CriticalStyles(folder).of(assets, html))?.css;
}

test.each([
  ['a class of the page', '.a{color:red}', '.a{color:red}'],
  ['a class that it does not have', '.z{color:red}', ''],
  ['one of several selectors', '.z,.b p{color:red}', '.z,.b p{color:red}'],
  ['classes that it has only in part', '.a.z{color:red}.a .z{color:red}', ''],
  ['elements and attributes', 'p>a[href]{color:red}', 'p>a[href]{color:red}'],
  [
    'a class in a condition, whose meaning is not looked at',
    '.a:not(.z){color:red}',
    '.a:not(.z){color:red}',
  ],
  ['an escaped class', String.raw`.md\:a{color:red}`, String.raw`.md\:a{color:red}`],
  [
    'what only a pointer or a printer shows',
    '.a:hover{color:red}@media print{.a{color:red}}@page{margin:0}',
    '',
  ],
  [
    'the order of layers, and fonts',
    '@layer base,app;@font-face{font-family:F}',
    '@layer base,app;@font-face{font-family:F}',
  ],
  [
    'groups, which neighbours share',
    '@layer app{.a{color:red}@media (width>9px){.a{color:red}.z{color:red}}.b{color:red}.z{color:red}}',
    '@layer app{.a{color:red}@media (width>9px){.a{color:red}}.b{color:red}}',
  ],
  ['a group without any rule of the page', '@media (width>9px){.z{color:red}}', ''],
  [
    'animations that are used',
    '@keyframes in{to{top:0}}@keyframes out{to{top:9px}}.a{animation:in 1s}.z{animation:out 1s}',
    '@keyframes in{to{top:0}}.a{animation:in 1s}',
  ],
  ['what would end the element', '.a{content:"</style>"}', String.raw`.a{content:"\3c /style>"}`],
])('%s', async (_, sheet, expected) => {
  expect(await criticalOf('<p class="a md:a"><b class="c b">Puente</b></p>', sheet)).toBe(expected);
});

test('keeps the order of the files, and their groups apart from each other', async () => {
  expect(
    await criticalOf('<p class="a">', '@layer app{.a{top:0}}', '.a{top:1px}', '@layer app{.a{top:2px}}'),
  ).toBe('@layer app{.a{top:0}}.a{top:1px}@layer app{.a{top:2px}}');
});

test('a file that is no style sheet leaves the page to its style sheets', async () => {
  expect(await criticalOf('<p class="a">', '.a{top:0}', 'no style sheet')).toBeUndefined();
});

test('a file that cannot be read leaves the page to its style sheets, until it is there', async () => {
  const styles = new CriticalStyles(folder);
  const late = { path: '/assets/shell/late.css' };
  expect(await styles.of([late], '<p class="a">')).toBeUndefined();
  await writeFile(join(folder, 'shell', 'late.css'), '.a{top:0}');
  expect(await styles.of([late], '<p class="a">')).toEqual({ css: '.a{top:0}', rest: [] });
});

test('names the files that have more than the page needs', async () => {
  const [font, page] = [{ path: '/assets/shell/font.css' }, { path: '/assets/shell/page.css' }];
  await writeFile(join(folder, 'shell', 'font.css'), '@font-face{font-family:F}');
  await writeFile(join(folder, 'shell', 'page.css'), '.a{top:0}.z{top:0}');
  expect(await new CriticalStyles(folder).of([font, page], '<p class="a">')).toEqual({
    css: '@font-face{font-family:F}.a{top:0}',
    rest: [page],
  });
});
