import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import brand, { brandFolder } from '@puente/contract/brand/brand-on-disk';
import { FolderStore } from '@puente/releases/folder-store';
import { createRendererServer, type RendererOptions } from '../renderer.ts';

let renderer: FastifyInstance;
let origin: string;
afterEach(() => renderer.close());

async function start(
  pictureLimits: RendererOptions['pictureLimits'] = {},
  folder = brandFolder,
): Promise<void> {
  renderer = createRendererServer({
    releases: new FolderStore('/nowhere'),
    owner: { brand, folder },
    // A busy machine draws slowly.
    pictureLimits: { taskMs: 20_000, loadMs: 20_000, ...pictureLimits },
  });
  origin = await renderer.listen({ port: 0, host: '127.0.0.1' });
}

async function draw(asked: object) {
  const response = await fetch(`${origin}/pictures`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ facts: [], ...asked }),
  });
  const png = Buffer.from(await response.arrayBuffer());
  return { status: response.status, type: response.headers.get('content-type'), png };
}

it.each([
  ['a short title', { title: 'Ayuda' }],
  [
    'a title in the words of a page',
    { kind: 'Proyecto', title: '¿Qué riego necesita Ñuñoa?', facts: ['Fundación', 'A Coruña'] },
  ],
  [
    'as many words as may be',
    { kind: 'k'.repeat(60), title: 'Diseño '.repeat(42), facts: Array(3).fill('hecho '.repeat(20)) },
  ],
  ['one word that never ends', { title: 'A'.repeat(300) }],
  ['letters of other scripts and emoji', { title: 'مرحبا بالعالم 漢字 🎉👩‍🔬 1️⃣ y más' }],
  ['nothing but these', { kind: '🎉', title: 'مرحبا 🎉', facts: ['漢字'] }],
  [
    'marks of direction, halves of characters, heaps of accents',
    { title: `a\u202Eb\u0000\uD800 Z${'\u0351'.repeat(200)} x` },
  ],
  ['what would be code elsewhere', { title: '</svg><script>alert(1)</script> & "x"' }],
])('draws a PNG of 1200 × 630 of %s', async (_, asked) => {
  await start();
  const { status, type, png } = await draw(asked);
  expect([status, type]).toEqual([200, 'image/png']);
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(png.length).toBeLessThan(200_000);
});

it('draws other words as another picture, and the same words as the same', async () => {
  await start();
  const [one, other, again] = [
    await draw({ title: 'Uno' }),
    await draw({ title: 'Dos' }),
    await draw({ title: 'Uno' }),
  ];
  expect(one.png.equals(other.png)).toBe(false);
  expect(one.png.equals(again.png)).toBe(true);
});

it('leaves out what its font cannot draw, or draws what means the same', async () => {
  await start();
  const plain = await draw({ title: 'Hola fin 2' });
  expect((await draw({ title: '𝓗𝓸𝓵𝓪 🎉 ﬁn ₂ \u202E漢' })).png.equals(plain.png)).toBe(true);
  // The brand's name replaces a title of which too little is left.
  const brands = await draw({ title: brand.name });
  for (const title of ['漢字 — 🎉', 'Проект для района C'])
    expect((await draw({ title })).png.equals(brands.png)).toBe(true);
});

it.each([
  ['no title', { kind: 'Blog' }],
  ['an empty one', { title: '  ' }],
  ['one that is too long', { title: 'a'.repeat(301) }],
  ['too many facts', { title: 'Ayuda', facts: ['a', 'b', 'c', 'd'] }],
  ['a title that is no text', { title: { toString: 'x' } }],
])('refuses %s', async (_, asked) => {
  await start();
  expect((await draw(asked)).status).toBe(422);
});

it('refuses a body that no page has', async () => {
  await start();
  expect((await draw({ title: 'Ayuda', more: 'x'.repeat(20_000) })).status).toBe(413);
});

it('refuses pictures when too many wait', async () => {
  await start({ queue: 2 });
  const all = await Promise.all(Array.from({ length: 4 }, () => draw({ title: 'Ayuda' })));
  expect(all.map(({ status }) => status)).toEqual([200, 200, 503, 503]);
});

it('ends a thread that takes too long, and starts another for the next picture', async () => {
  await start({ loadMs: 1, restartMs: 0 });
  expect((await draw({ title: 'Ayuda' })).status).toBe(503);
  await renderer.close();
  await start({ idleMs: 1, restartMs: 0 });
  expect((await draw({ title: 'Ayuda' })).status).toBe(200);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect((await draw({ title: 'Ayuda' })).status).toBe(200);
});

it('draws nothing without a logo, and says so', async () => {
  await start({}, '/nowhere');
  expect((await draw({ title: 'Ayuda' })).status).toBe(503);
});
