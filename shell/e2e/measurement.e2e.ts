/**
 * Acceptance (architecture, platform/analytics): the product's own measurement is neither loaded nor sent before Aceptar;
 * after it the numbers reach the API, without anything that says whose they are; after Rechazar nothing does.
 */
import type { BrowserContext, Page } from 'playwright-core';
import type { PageMeasurements } from '@puente/contract/entities/measurement';
import { newPerson } from '@puente/testing/browser';
import { callAs } from '@puente/testing/call-as';
import { productForJourneys } from '@puente/testing/journey';
import { logIn } from '@puente/testing/people';
import { untilReady } from '@puente/testing/ready';

const running = productForJourneys();

interface Sent {
  body: string;
  credentials: string;
}

interface Visit {
  page: Page;
  /** Addresses of the files that measure. */
  loaded: string[];
  problems: string[];
  context: BrowserContext;
}

/** A student, so that there is a session that could go along, who has not answered the banner. */
async function visit(): Promise<Visit> {
  const { context, page, problems } = await newPerson(running.browser, running.product.url, {
    visitor: 'new',
  });
  await page.addInitScript(noteWhatIsSent);
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/measurement.')) loaded.push(request.url());
  });
  await logIn(page, 'estudiante@puente.test');
  return { context, page, loaded, problems };
}

/** Playwright does not hear of what is sent while a page is left; the tab's storage keeps it. */
function noteWhatIsSent(): void {
  const send = window.fetch.bind(window);
  window.fetch = (address, init) => {
    if (typeof address === 'string' && address.endsWith('/api/measurements')) {
      const before = JSON.parse(sessionStorage.getItem('sent') ?? '[]') as unknown[];
      const sent = { body: init?.body, credentials: init?.credentials };
      sessionStorage.setItem('sent', JSON.stringify([...before, sent]));
    }
    return send(address, init);
  };
}

const sentFrom = async (page: Page) =>
  JSON.parse((await page.evaluate(() => sessionStorage.getItem('sent'))) ?? '[]') as Sent[];

const inBanner = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Tú decides sobre las cookies' })
    .getByRole('button', { name, exact: true });

/** Long enough for everything that is loaded when the browser is idle. */
async function quiet(page: Page): Promise<void> {
  await untilReady(page);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
}

const summary = async () =>
  (
    (await callAs(running.product.url, 'staff@puente.test', 'GET', '/api/measurements')) as {
      data: PageMeasurements[];
    }
  ).data;

/** From the page that is open to a search that finds nothing, off the site and back home. */
async function lookAround(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Universidades' }).click();
  await page.waitForURL('**/universidades');
  await quiet(page);
  await page.goto('/projects?q=zzzzzz');
  await page.getByText('Ningún proyecto encaja con tu búsqueda').waitFor();
  await quiet(page);
  await page.goto('about:blank');
  // What goes out while a page is left arrives a moment later.
  await page.waitForTimeout(500);
  await page.goto('/');
  await quiet(page);
}

const total = (histogram: readonly number[] = []) => histogram.reduce((sum, count) => sum + count, 0);

test('before an answer, and after Rechazar, nothing is loaded, sent or counted', async () => {
  const { context, page, loaded, problems } = await visit();
  await page.goto('/');
  await inBanner(page, 'Rechazar').waitFor();
  await lookAround(page);
  expect(await sentFrom(page)).toEqual([]);
  await inBanner(page, 'Rechazar').click();
  await lookAround(page);
  expect(await sentFrom(page)).toEqual([]);
  expect(loaded).toEqual([]);
  expect(await summary()).toEqual([]);
  expect(problems).toEqual([]);
  await context.close();
});

test('after Aceptar the numbers arrive, without session, address or words; withdrawn, no more of them', async () => {
  const { context, page, loaded, problems } = await visit();
  await page.goto('/');
  await quiet(page);
  expect(loaded).toEqual([]);
  await inBanner(page, 'Aceptar').click();
  await quiet(page);
  await lookAround(page);
  expect(loaded).not.toEqual([]);
  const sent = await sentFrom(page);
  expect(sent).not.toEqual([]);
  for (const { body, credentials } of sent) {
    expect(credentials).toBe('omit');
    expect(body).not.toMatch(/zzzzzz|\/|@/);
  }
  const counted = await summary();
  expect(counted.map((one) => one.page)).toEqual(['home', 'projects', 'universities']);
  const [home, projects] = counted;
  expect(home).toMatchObject({ views: 1, empty_searches: 0 });
  expect(projects).toMatchObject({ views: 1, empty_searches: 1 });
  expect([home?.LCP, projects?.LCP, projects?.CLS].map(total)).toEqual([1, 1, 1]);

  await page.getByRole('contentinfo').getByRole('button', { name: 'Preferencias de cookies' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rechazar' }).click();
  await lookAround(page);
  expect(await sentFrom(page)).toEqual(sent);
  expect(await summary()).toEqual(counted);
  expect(problems).toEqual([]);
  await context.close();
});
