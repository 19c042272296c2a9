/**
 * Acceptance: whichever file is faulty, and on whichever visit, no visitor sees an empty or a frozen page. The page renders, or the header
 * and a message do. 'Reintentar' or a reload works once the fault is repaired. The error reports name the right app, phase and kind.
 *
 * By default a sample of the cells, without the slow ones. FAULTS=1 runs every cell (`npm run test:long "kind of fault"`). DELIVERY=former
 * repeats those of apps with a former version of each app, DELIVERY=canary all of them with the visitor in a canary of the app as well.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { drawnHtml } from '@puente/testing/drawn-html';
import { reportsOf } from '@puente/testing/error-reports';
import { type FaultyProxy, faultyProxy } from '@puente/testing/faulty-proxy';
import { expect, test } from '@puente/testing/journey';
import { untilReady } from '@puente/testing/ready';
import { kept, keptDamaged } from '../e2e/kept-files.ts';
import { recordScripts } from '../e2e/recorded-scripts.ts';
import { deliver, delivery, prepare, versionsWith } from './deliveries.ts';
import { allFaults, type Cell, expected, impossible, isThrow, type Seen, visits } from './fault-matrix.ts';
import {
  faultyFiles,
  type FileName,
  nameOf,
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
// The shell has no former version: its cells are those without.
const isToRun = ({ file }: Cell) => delivery !== 'former' || faultyFiles[file].app !== 'shell';
const cells = (
  process.env['FAULTS'] === undefined ? sample : whole.filter((cell) => !impossible(cell))
).filter(isToRun);

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
  url: string;
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
  /** Version with the fault; undefined when it is the one of the builds. */
  version?: string;
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
  const isDelivered = delivery !== 'alone' && !isThrow(fault) && visit !== 'after a rollback';
  const delivered = isDelivered ? await deliver(scene, faultyFiles[file]) : undefined;
  if (visit === 'with the service worker') {
    await elsewhere(page);
    await kept(page);
  }
  if (isThrow(fault)) return throwing(cell, fault, scene);
  if (visit === 'after a rollback') return rolledBack(cell, fault, scene);
  const name = delivered?.file ?? nameOf(dataDir, faultyFiles[file]);
  const isThere = visit === 'with the service worker' && !isOfFrame(file);
  const end = transportFaults[fault]({ dataDir, context, proxy, file: faultyFiles[file], name });
  return {
    arrive: isThere ? click(file) : goThere(file),
    heal: async () => void (await end()),
    ...(delivered && { version: delivered.version }),
  };
}

/** Releases throwing code: releases are the only way to change code. The fault ends with a rollback or a new release. */
async function throwing({ file, visit }: Cell, how: Throw, scene: Scene): Promise<Spoilt> {
  const { version, takeBack, replace } = await deliver(scene, faultyFiles[file], how);
  if (visit !== 'after a rollback' || isOfFrame(file))
    return { arrive: goThere(file), heal: visit === 'after a rollback' ? takeBack : replace, version };
  await elsewhere(scene.page);
  return { arrive: click(file), heal: takeBack, version };
}

/** Creates a faulty file in a release that is rolled back: before the click for pages, after the visit for the frame. */
async function rolledBack({ file }: Cell, fault: TransportFault, scene: Scene): Promise<Spoilt> {
  const { dataDir, context, page, proxy } = scene;
  const { file: name, version, takeBack } = await deliver(scene, faultyFiles[file]);
  if (!isOfFrame(file)) await elsewhere(page);
  const place = { dataDir, context, proxy, file: faultyFiles[file], name };
  const end = transportFaults[fault](place);
  if (isOfFrame(file)) return { arrive: goThere(file), heal: takeBack, version };
  await takeBack();
  return { arrive: click(file), heal: async () => void (await end()), version };
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
    const { seen, report, takesFormer } = expected(cell, delivery);
    await prepare(dataDir);
    const proxy = await faultyProxy();
    const { context, page } = await person(placeOf(file).as, {
      proxy: proxy.proxy,
      serviceWorkers: visit === 'with the service worker' ? 'allow' : 'block',
    });
    const reports = reportsOf(context);
    const scriptsOf = await recordScripts(page);
    // None while the page reloads.
    const versions = async () =>
      versionsWith(await scriptsOf().catch(() => []), { dataDir, app: faultyFiles[file].app });
    let heal: Spoilt['heal'] | undefined;
    try {
      const spoilt = await spoil(cell, { dataDir, url, context, page, proxy });
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
        const { version } = spoilt;
        await expect
          .poll(reports)
          .toContainEqual(expect.objectContaining({ ...report, ...(version !== undefined && { version }) }));
        expect(reports().filter(({ app }) => app !== report.app)).toEqual([]);
      } else expect(reports()).toEqual([]);
      const taken = () => reports().filter(({ reason }) => reason === 'formerVersionTaken');
      if (takesFormer) {
        await expect.poll(() => taken().length).toBe(1);
        expect(taken()[0]?.version).not.toBe(spoilt.version);
        await expect.poll(versions).toContain(taken()[0]?.version);
        await isThere(page, file);
      }

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
      await expect.poll(versions, 'versions that the scripts of the page can be of').not.toEqual([]);
      expect(taken()).toHaveLength(takesFormer ? 1 : 0);
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
