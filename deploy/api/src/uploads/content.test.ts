import type { Checked } from '../../test/content-checker.ts';
import { hostileFiles } from '../../test/hostile/files.ts';
import { spawnTestProgram } from '../../test/test-program.ts';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { limits } from '@puente/contract/limits';

/** Milliseconds for one file. Each takes at most a tenth of it on a slow machine. */
const longest = 5_000;

let folder: string;
let checker: ChildProcess | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'));
});
afterAll(async () => {
  checker?.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

/** Checks a file in another process, which can be ended: a check that blocks would block the test's own clock. */
async function check(content: string | Uint8Array, extension = 'svg'): Promise<Checked> {
  const path = join(folder, 'file');
  await writeFile(path, content);
  checker ??= spawnTestProgram('test/content-checker.ts', {});
  checker.send({ path, extension });
  try {
    const [checked] = (await once(checker, 'message', { signal: AbortSignal.timeout(longest) })) as [Checked];
    return checked;
  } catch {
    checker.kill('SIGKILL');
    checker = undefined;
    throw new Error(`The check took longer than ${longest} ms.`);
  }
}

const refused = { content: null };
const tooComplex = { complex: true };

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path d="M0 0h9v9z"/></svg>';
const publicType =
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';

describe('a drawing', () => {
  it.each([
    ['alone', drawing],
    ['behind a byte order mark', `\uFEFF${drawing}`],
    ['with a declaration', `<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n${drawing}`],
    ['with comments around it', `<!-- a --> <!---->${drawing}\n<!-- b -->\n`],
    ['of the public type', `<?xml version="1.0"?>\n<!-- Generator -->\n${publicType}\n${drawing}`],
    ['with notes of a program inside', drawing.replace('<path', '<metadata><?xpacket end?></metadata><path')],
    ['with text in two languages', drawing.replace('<path', '<title>Año 2026 — 東</title><path')],
    ['with a measure between commas', drawing.replace('0 0 120 40', ' 0,0, 120.2,39.9 ')],
  ])('%s', async (_, content) => {
    expect(await check(content)).toEqual({ content: { width: 120, height: 40 } });
  });

  it.each(['0 0 0 0', '0 0 1e9 5', '0 0 120', '0 0 a b', '', '0 0 1 1 1'])(
    'that measures "%s"',
    async (viewBox) => {
      expect(await check(drawing.replace('0 0 120 40', viewBox))).toEqual({ content: {} });
    },
  );
});

it.each([
  ['nothing', ''],
  ['entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${drawing}`],
  ['an empty list of entities', `<!DOCTYPE svg []>${drawing}`],
  ['an entity of nobody', drawing.replace('<path', '&eacute;<path')],
  ['an entity in the middle', drawing.replace('<path', '<!ENTITY a "b"><path')],
  ['another root', `<html>${drawing}</html>`],
  ['a second root', drawing + drawing],
  ['an archive behind it', `${drawing}PK\x05\x06${'\0'.repeat(18)}`],
  ['a page behind it', `${drawing}<html><script>alert(1)</script></html>`],
  ['text behind it', `${drawing}x`],
  ['text before it', `x${drawing}`],
  ['a style sheet before it', `<?xml-stylesheet href="https://example.test/a.css"?>${drawing}`],
  ['an instruction behind it', `${drawing}<?php phpinfo() ?>`],
  ['no end', drawing.slice(0, -6)],
  ['an attribute twice', drawing.replace('<path', '<path d="M0 0"')],
  ['a byte that is no text', Buffer.concat([Buffer.from(drawing), Buffer.from([0xff])])],
  ['half a letter at the end', Buffer.concat([Buffer.from(drawing), Buffer.from([0xc3])])],
  ['a control character', drawing.replace('<path', '\x01<path')],
])('refuses %s', async (_, content) => {
  expect(await check(content)).toEqual(refused);
});

it.each([
  ['deeper', `<svg>${'<g>'.repeat(limits.drawing.depth)}`],
  ['of more elements', `<svg>${'<g/>'.repeat(limits.drawing.elements)}</svg>`],
  ['larger', `<svg>${' '.repeat(limits.drawing.bytes)}</svg>`],
  [
    'of more attributes',
    `<svg ${Array.from({ length: limits.drawing.attributes + 1 }, (_, index) => `a${index}=""`).join(' ')}/>`,
  ],
])('refuses a drawing that is %s than any needs to be', async (_, content) => {
  expect(await check(content)).toEqual(tooComplex);
});

describe.each(Object.entries(hostileFiles))('a hostile .%s', (extension, files) => {
  it.each(files)('of %s is answered soon', async (_, make) => {
    expect([refused, tooComplex, { content: {} }]).toContainEqual(await check(make(), extension));
  });
});

it('answers soon about every mixture of the pieces of a drawing', async () => {
  const pieces = [
    '<svg>',
    '</svg>',
    '<svg ',
    '<!--',
    '-->',
    '<!---->',
    '<?xml',
    '?>',
    '<!DOCTYPE svg',
    '[',
    '>',
    '"',
    ' ',
    'x',
    '&',
    ';',
    ']]>',
    '<![CDATA[',
  ];
  const mixture = fc
    .array(fc.tuple(fc.constantFrom(...pieces), fc.integer({ min: 1, max: 3_000 })), { maxLength: 12 })
    .map((parts) => parts.map(([piece, times]) => piece.repeat(times)).join(''));
  await fc.assert(
    fc.asyncProperty(mixture, async (content) => {
      expect(await check(content)).not.toHaveProperty('failed');
    }),
    { numRuns: 60 },
  );
});
