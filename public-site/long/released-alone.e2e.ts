/**
 * Acceptance: this app is released on its own into a running platform. The server renders the new version at the next view, and the former
 * one after a rollback. The browser renders versions that the server cannot. Content that staff publish or withdraw changes at the next
 * view.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { drawnHtml } from '@puente/testing/drawn-html';
import { expect, test } from '@puente/testing/journey';
import { type Team, teamFor } from '@puente/testing/team';

// These tests release versions into the product.
test.use({ productSettings: { ownRenderer: true } });
let team: Team;

test.beforeAll(async ({ product }) => {
  team = teamFor(product.dataDir);
  // Module ids depend on the build folder, so build everything that is compared below in the same one.
  await team.release('public-site');
});
test.afterAll(() => team.remove());

const page = 'public-site/src/faq/FaqPage.tsx';
const path = '/preguntas-frecuentes';
const heading = 'Preguntas frecuentes';
const newHeading = 'Preguntas y respuestas';

const headingIn = (html: string): string | undefined => /<h1[^>]*>([^<]*)/.exec(html)?.[1];
const others = ['shell', 'student-app', 'organisation-app'];

test('a release is drawn at the next view, with no file of another app touched; so is the version before, after a rollback', async ({
  product: { url, dataDir },
}) => {
  const stored = (app: string) => readdirSync(join(dataDir, 'releases/files', app)).sort();
  expect(headingIn(await drawnHtml(url, path))).toBe(heading);
  const before = others.map(stored);
  team.change(page, `title="${heading}"`, `title="${newHeading}"`);
  await team.release('public-site');
  expect(headingIn(await drawnHtml(url, path))).toBe(newHeading);
  expect(others.map(stored)).toEqual(before);
  await team.rollback('public-site');
  expect(headingIn(await drawnHtml(url, path))).toBe(heading);
});

test('a page that throws on the server is shown by the browser, and the others are drawn', async ({
  product: { url },
  person,
}) => {
  team.change(
    page,
    'export default function FaqPage() {',
    "export default function FaqPage() {\n  if (typeof window === 'undefined') throw new Error('Not here.');",
  );
  await team.release('public-site');
  expect(headingIn(await drawnHtml(url, '/datos'))).toBe('Datos abiertos');
  const answer = await fetch(url + path, { headers: { accept: 'text/html' } });
  expect([answer.status, (await answer.text()).includes('<div id="root"></div>')]).toEqual([200, true]);
  const { page: shown, problems } = await person();
  await shown.goto(path);
  await shown.getByRole('heading', { level: 1, name: /^Preguntas/ }).waitFor();
  expect(problems).toEqual([]);
});

test('what staff publish, change and take back shows at the next view', async ({
  product: { url },
  person,
}) => {
  const { context } = await person('staff@puente.test');
  const staff = async (method: 'POST' | 'PUT' | 'DELETE', address: string, data?: object) => {
    const answer = await context.request.fetch(`/api/blog-posts${address}`, {
      method,
      headers: { origin: url },
      ...(data && { data: { data } }),
    });
    expect([address, answer.ok()]).toEqual([address, true]);
    return (method === 'DELETE' ? {} : await answer.json()) as { data: { id: number } };
  };
  const list = async () => await (await fetch(`${url}/blog`, { headers: { accept: 'text/html' } })).text();
  const post = {
    title: 'Un trabajo que cruza el río',
    url: 'un-trabajo-que-cruza-el-rio',
    description: 'Lo que se aprende al otro lado.',
    content: 'Se aprende a escuchar.',
    tags: ['TFG'],
    published: true,
  };
  await drawnHtml(url, '/blog');
  expect(await list()).not.toContain(post.title);
  const { data } = await staff('POST', '', post);
  expect(await list()).toContain(post.title);
  await staff('PUT', `/${data.id}`, { title: 'Un trabajo que cruzó el río' });
  expect(await list()).toContain('Un trabajo que cruzó el río');
  await staff('DELETE', `/${data.id}`);
  expect(await list()).not.toContain('que cruzó el río');
});
