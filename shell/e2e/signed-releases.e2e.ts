/**
 * Acceptance: servers with public keys serve what is signed and nothing else, and browsers that verify signatures refuse a file that was
 * altered on its way, even where no hash is named.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type OutgoingHttpHeaders, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Page } from '@playwright/test';
import { integrityOf } from '@puente/federation/integrity';
import { FolderStore } from '@puente/releases/folder-store';
import { newKeyPair, readSigner } from '@puente/releases/release-keys';
import { openStoreAt } from '@puente/releases/store-location';
import { expect, test } from '@puente/testing/journey';
import { untilReady } from '@puente/testing/ready';

const folder = mkdtempSync(join(tmpdir(), 'puente-key-'));
const releaseKey = join(folder, 'key.pem');
writeFileSync(releaseKey, newKeyPair().pem);
// The process that lists the tests makes one, too.
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

test.use({ productSettings: { ownRenderer: true, releaseKey } });

const signatures = async (url: string): Promise<unknown> =>
  ((await (await fetch(`${url}/readyz`)).json()) as { signatures: unknown }).signatures;

test('pages are of what is signed, also while the pointer is forged', async ({ product, person }) => {
  const location = { folder: join(product.dataDir, 'releases'), keyFile: releaseKey };
  const { page } = await person();
  const unsigned: string[] = [];
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (/^\/assets\/.*\.(?:js|css)$/.test(pathname) && answer.headers()['signature'] === undefined)
      unsigned.push(pathname);
  });
  await page.goto('/projects');
  await untilReady(page);
  await page.getByRole('main').getByRole('article').first().waitFor();
  expect(unsigned).toEqual([]);
  expect(await signatures(product.url)).toBe('verified');

  const store = new FolderStore(location.folder);
  const { apps, revision } = await store.readChannel('production');
  await store.writeChannel('production', { shell: apps['shell']! }, revision);
  await expect.poll(() => signatures(product.url)).toBe('refused');
  // The renderer goes on, too.
  expect(await (await fetch(`${product.url}/blog`)).text()).toMatch(/<div id="root"><[a-z]/);
  await page.goto('/projects');
  await untilReady(page);
  await page.getByRole('main').getByRole('article').first().waitFor();

  const { current } = apps['shell']!;
  await openStoreAt(location).restoreChannel('production', { apps, revision });
  await expect.poll(() => signatures(product.url)).toBe('verified');
  expect((await store.readChannel('production')).apps['shell']?.current).toBe(current);
});

type Change = (file: { headers: OutgoingHttpHeaders; body: string }) => void;

test('a browser refuses a script without the signature of its content', async ({ product, person }) => {
  const { page } = await person();
  const [script = ''] = /\/assets\/shell\/main[^"]+\.js/.exec(await (await fetch(product.url)).text()) ?? [];
  const alter: Change = (file) => (file.body += '\n// Altered.');
  const cases: Record<string, Change> = {
    'as it is sent': () => undefined,
    'without signature': ({ headers }) => delete headers['signature'],
    altered: alter,
    'altered, with its digest': (file) => {
      alter(file);
      file.headers['unencoded-digest'] = integrityOf(Buffer.from(file.body)).replace(
        /^sha256-(.*)$/,
        'sha-256=:$1:',
      );
    },
    'with the name of another key': ({ headers }) => {
      const { publicKey } = readSigner(releaseKey);
      const other = newKeyPair().publicKey;
      headers['signature-input'] = String(headers['signature-input']).replace(
        publicKey.slice(8),
        other.slice(8),
      );
    },
  };
  const way = await wayTo(product.url + script, cases);
  await page.goto(way.url);
  const outcomes: Record<string, string> = {};
  for (const [index, name] of Object.keys(cases).entries())
    outcomes[name] = await outcomeOf(page, `/${index}.js`);
  expect(outcomes).toEqual({
    'as it is sent': 'loaded',
    'without signature': 'loaded',
    altered: 'refused',
    'altered, with its digest': 'refused',
    'with the name of another key': 'refused',
  });
  way.server.close();
});

/** Server that sends a file of the product, with a change for each path. */
async function wayTo(
  address: string,
  changes: Record<string, Change>,
): Promise<{ server: Server; url: string }> {
  const answer = await fetch(address);
  const names = ['unencoded-digest', 'signature-input', 'signature', 'content-type'];
  const headers = Object.fromEntries(names.map((name) => [name, answer.headers.get(name) ?? '']));
  const body = await answer.text();
  const files = Object.values(changes).map((change) => {
    const file = { headers: { ...headers }, body };
    change(file);
    return file;
  });
  const server = createServer(({ url = '' }, response) => {
    const file = files[Number.parseInt(url.slice(1), 10)];
    if (file) response.writeHead(200, file.headers).end(file.body);
    else response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Prueba</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return { server, url: `http://localhost:${(server.address() as AddressInfo).port}/` };
}

/** Loads a script without `integrity`. It counts as loaded when it has run, with or without an error. */
const outcomeOf = (page: Page, src: string): Promise<string> =>
  page.evaluate(
    async (address) =>
      new Promise<string>((resolve) => {
        const element = document.createElement('script');
        element.onload = () => resolve('loaded');
        element.onerror = () => resolve('refused');
        element.src = address;
        document.head.append(element);
      }),
    src,
  );
