/**
 * Acceptance: whichever file is faulty, and on whichever visit, no visitor sees an empty or a frozen page. The page renders, or the header
 * and a message do. 'Reintentar' or a reload works once the fault is repaired. The error reports name the right app, phase and kind.
 *
 * By default a sample of the cells, without the slow ones. FAULTS=1 runs every cell (`npm run test:long faults`).
 */
import type { BrowserContext, Page } from '@playwright/test';
import { drawnHtml } from '@puente/testing/drawn-html';
import { reportsOf } from '@puente/testing/error-reports';
import { type FaultyProxy, faultyProxy } from '@puente/testing/faulty-proxy';
import { forgetFormerVersions } from '@puente/testing/former-versions';
import { expect, test } from '@puente/testing/journey';
import { untilReady } from '@puente/testing/ready';
import { kept, keptDamaged } from '../e2e/kept-files.ts';
import { allFaults, type Cell, expected, impossible, isThrow, type Seen, visits } from './fault-matrix.ts';
import {
  faultyFiles,
  type FileName,
  nameOf,
  release,
  type Throw,
  type TransportFault,
  transportFaults,
} from './file-faults.ts';

// These tests publish releases and roll them back.
test.use({ productSettings: { ownRenderer: true } });

/** Longest time until the user sees the message, in milliseconds: 8 s, plus as much again for a busy machine. */
const failureShownWithin = 8000 + 8000;

/** Covers every file, fault, visit and recovery at least once, with the quick cells. */
const sample: readonly Cell[] = [
  { file: 'entry of an app', fault: 'cut', visit: 'the first visit' },
  { file: 'style of an app', fault: 'damaged once', visit: 'the first visit' },
  { file: 'page of an app', fault: 'hanging', visit: 'with the service worker' },
  { file: 'page of an app', fault: 'with a wrong hash', visit: 'with the service worker' },
  { file: 'page of the shell', fault: 'throwing in an effect', visit: 'the first visit' },
  { file: 'page of an app', fault: 'missing', visit: 'after a rollback' },
  { file: 'main.js of the shell', fault: 'throwing at import', visit: 'after a rollback' },
  { file: 'main.css of the shell', fault: 'missing', visit: 'the first visit' },
];

const whole = (Object.keys(faultyFiles) as FileName[]).flatMap((file) =>
  allFaults.flatMap((fault) => visits.map((visit): Cell => ({ file, fault, visit }))),
);
const cells = process.env['FAULTS'] === undefined ? sample : whole.filter((cell) => !impossible(cell));

/** Page of a file: its address, the link that leads to it, its heading, and the user who opens it. */
const places = {
  'student-app': { path: '/projects', link: 'Proyectos', heading: 'Proyectos', as: 'estudiante@puente.test' },
  shell: {
    path: '/register',
    link: 'Crear cuenta',
    heading: 'Mejorar tu empleabilidad hoy',
    as: 'visitor',
  },
} as const;
const placeOf = (file: FileName) => places[faultyFiles[file].app === 'shell' ? 'shell' : 'student-app'];

const header = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Puente, inicio' });

/** Message instead of the page, and the button or action that recovers from it. */
const messages: Record<
  Exclude<Seen, 'page'>,
  (page: Page) => { words: ReturnType<typeof header>; out: string }
> = {
  'section failed': (page) => ({
    words: page.getByRole('heading', { name: 'Esta parte no está disponible ahora' }),
    out: 'Reintentar',
  }),
  'frame failed': (page) => ({
    words: page.getByRole('heading', { level: 1, name: 'Algo ha fallado' }),
    out: 'Recargar la página',
  }),
  'shell failed': (page) => ({
    words: page.getByRole('alert').filter({ hasText: 'Puente no se ha podido cargar' }),
    out: 'Reintentar',
  }),
};

/** Browser and data directory of a faulty visit. */
interface Scene {
  dataDir: string;
  context: BrowserContext;
  page: Page;
  proxy: FaultyProxy;
}

/** Steps of a visit with a fault. */
interface Spoilt {
  /** Brings the visitor to the faulty page. */
  arrive: (page: Page) => Promise<void>;
  /** Repairs the fault. */
  heal: () => Promise<void>;
}

const elsewhere = async (page: Page): Promise<void> => {
  await page.goto('/universidades');
  await untilReady(page);
};
const goThere = (file: FileName) => async (page: Page) =>
  void (await page.goto(placeOf(file).path, { waitUntil: 'commit' }));
const click = (file: FileName) => async (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: placeOf(file).link, exact: true })
    .first()
    .click();

const isOfFrame = (file: FileName): boolean => file.startsWith('main.');

/** Creates the fault, for a visitor who arrives afterwards or is there already. */
async function spoil(cell: Cell, scene: Scene): Promise<Spoilt> {
  const { file, fault, visit } = cell;
  const { dataDir, context, page, proxy } = scene;
  if (visit === 'with the service worker') {
    await elsewhere(page);
    await kept(page);
  }
  if (isThrow(fault)) return throwing(cell, fault, scene);
  if (visit === 'after a rollback') return rolledBack(cell, fault, scene);
  const name = nameOf(dataDir, faultyFiles[file]);
  const isThere = visit === 'with the service worker' && !isOfFrame(file);
  const end = transportFaults[fault]({ dataDir, context, proxy, file: faultyFiles[file], name });
  return { arrive: isThere ? click(file) : goThere(file), heal: async () => void (await end()) };
}

/** Releases throwing code: releases are the only way to change code. The fault ends with a rollback or a new release. */
async function throwing({ file, visit }: Cell, how: Throw, { dataDir, page }: Scene): Promise<Spoilt> {
  const { takeBack, replace } = await release(dataDir, faultyFiles[file], how);
  if (visit !== 'after a rollback' || isOfFrame(file))
    return { arrive: goThere(file), heal: visit === 'after a rollback' ? takeBack : replace };
  await elsewhere(page);
  return { arrive: click(file), heal: takeBack };
}

/** Creates a faulty file in a release that is rolled back: before the click for pages, after the visit for the frame. */
async function rolledBack(
  { file }: Cell,
  fault: TransportFault,
  { dataDir, context, page, proxy }: Scene,
): Promise<Spoilt> {
  const { file: name, takeBack } = await release(dataDir, faultyFiles[file]);
  if (!isOfFrame(file)) await elsewhere(page);
  const place = { dataDir, context, proxy, file: faultyFiles[file], name };
  const end = transportFaults[fault](place);
  if (isOfFrame(file)) return { arrive: goThere(file), heal: takeBack };
  await takeBack();
  return { arrive: click(file), heal: async () => void (await end()) };
}

/** Waits for the correct page with its styles. */
async function isThere(page: Page, file: FileName): Promise<void> {
  const { path, heading } = placeOf(file);
  await page
    .getByRole('main')
    .getByRole('heading', { level: 1, name: heading, exact: true })
    .waitFor({ timeout: failureShownWithin });
  await header(page).waitFor();
  // Not toHaveURL, which waits for a document that a hanging file keeps from ending.
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
}

/** Reloads the page. A reload of its own may already be under way after damage; the browser then aborts ours. */
async function reload(page: Page): Promise<void> {
  try {
    await page.reload();
  } catch (error) {
    if (!/Not attached to an active page/.test(String(error))) throw error;
    await page.waitForLoadState();
  }
}

for (const cell of cells) {
  const { file, fault, visit } = cell;
  test(`${file} ${fault}, ${visit}`, async ({ product: { dataDir, url }, person }) => {
    const { seen, report } = expected(cell);
    await forgetFormerVersions(dataDir);
    const proxy = await faultyProxy();
    const { context, page } = await person(placeOf(file).as, {
      proxy: proxy.proxy,
      serviceWorkers: visit === 'with the service worker' ? 'allow' : 'block',
    });
    const reports = reportsOf(context);
    let heal: Spoilt['heal'] | undefined;
    try {
      const spoilt = await spoil(cell, { dataDir, context, page, proxy });
      heal = spoilt.heal;
      if (isOfFrame(file)) await drawnHtml(url, placeOf(file).path);
      await spoilt.arrive(page);
      if (seen === 'page') await isThere(page, file);
      else {
        const { words } = messages[seen](page);
        await words.waitFor({ timeout: failureShownWithin });
        if (seen === 'section failed') await header(page).waitFor();
      }
      if (report) {
        // A file may fail after the page has rendered.
        await expect.poll(reports).toContainEqual(expect.objectContaining(report));
        expect(reports().filter(({ app }) => app !== report.app)).toEqual([]);
      } else expect(reports()).toEqual([]);

      await heal();
      heal = undefined;
      if (seen === 'page') await reload(page);
      else {
        const { out } = messages[seen](page);
        const button = page.getByRole('button', { name: out });
        // After a hanging file the page may recover by itself, so the button may be gone.
        if (fault === 'hanging')
          await button.dispatchEvent('click', undefined, { timeout: 1000 }).catch(() => undefined);
        else await button.click();
      }
      await isThere(page, file);
      await page.waitForFunction(() => getComputedStyle(document.body).margin === '0px');
      if (visit === 'with the service worker') expect(await keptDamaged(page)).toEqual([]);
    } finally {
      await heal?.();
      proxy.close();
    }
  });
}

test('what is not in the matrix cannot be, and says why', () => {
  const named = whole.filter((cell) => impossible(cell) !== undefined);
  expect([whole.length, named.length]).toEqual([198, 38]);
});
