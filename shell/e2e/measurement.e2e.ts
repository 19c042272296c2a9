/**
 * Acceptance (architecture, platform/analytics): the product's own analytics are neither loaded nor sent before Aceptar. After Aceptar the
 * numbers reach the API without personal data; after Rechazar nothing is sent.
 */
import type { Page } from '@playwright/test';
import type { PageMeasurements } from '@puente/contract/entities/measurement';
import { callAs } from '@puente/testing/call-as';
import { expect, test } from '@puente/testing/journey';
import { logIn } from '@puente/testing/people';
import { untilReady } from '@puente/testing/ready';

// A server of its own, as other tests' visitors would be counted too.
test.use({ productSettings: {} });

interface Sent {
  body: string;
  credentials: string;
}

/** Logs in, so that a session exists that could be sent along. @returns the addresses of the analytics files */
async function arrive(page: Page): Promise<string[]> {
  await page.addInitScript(noteWhatIsSent);
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/measurement.')) loaded.push(request.url());
  });
  await logIn(page, 'estudiante@puente.test');
  return loaded;
}

/** Records measurements in sessionStorage. Playwright does not see requests that are sent while a page unloads. */
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

/** Waits until everything that loads on idle has loaded and run. */
async function quiet(page: Page): Promise<void> {
  await untilReady(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    // A page that paints nothing may have no idle period for minutes.
    for (let times = 0; times < 3; times++)
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  });
}

const summary = async ({ url }: { url: string }) =>
  (
    (await callAs(url, 'staff@puente.test', 'GET', '/api/measurements')) as {
      data: PageMeasurements[];
    }
  ).data;

const linked = [
  ['Universidades', '/universidades'],
  ['Estudiantes', '/estudiantes'],
  ['Organizaciones', '/organizaciones'],
] as const;

/** Goes from the current page through links to others, to a search without results, to another site and back home. */
async function lookAround(page: Page): Promise<void> {
  for (const [name, path] of linked) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await page.waitForURL(`**${path}`);
    await quiet(page);
  }
  await page.goto('/projects?q=zzzzzz');
  await page.getByText('Ningún proyecto encaja con tu búsqueda').waitFor();
  await quiet(page);
  await page.goto('about:blank');
  await page.goto('/');
  await quiet(page);
}

const total = (histogram: readonly number[] = []) => histogram.reduce((sum, count) => sum + count, 0);

test('before an answer, and after Rechazar, nothing is loaded, sent or counted', async ({
  product,
  person,
}) => {
  const { page, problems } = await person('visitor', { visitor: 'new' });
  const loaded = await arrive(page);
  await page.goto('/');
  await inBanner(page, 'Rechazar').waitFor();
  await lookAround(page);
  expect(await sentFrom(page)).toEqual([]);
  await inBanner(page, 'Rechazar').click();
  await lookAround(page);
  expect(await sentFrom(page)).toEqual([]);
  expect(loaded).toEqual([]);
  expect(await summary(product)).toEqual([]);
  expect(problems).toEqual([]);
});

test('after Aceptar the numbers arrive, without session, address or words; withdrawn, no more of them', async ({
  product,
  person,
}) => {
  const { page, problems } = await person('visitor', { visitor: 'new' });
  const loaded = await arrive(page);
  await page.goto('/');
  await quiet(page);
  expect(loaded).toEqual([]);
  await inBanner(page, 'Aceptar').click();
  await expect.poll(() => loaded).not.toEqual([]);
  await quiet(page);
  await lookAround(page);
  const sent = await sentFrom(page);
  expect(sent).not.toEqual([]);
  for (const { body, credentials } of sent) {
    expect(credentials).toBe('omit');
    expect(body).not.toMatch(/zzzzzz|\/|@/);
  }
  await expect(async () => {
    const counted = await summary(product);
    expect(counted.map((one) => one.page)).toEqual([
      'home',
      'organizations',
      'projects',
      'students',
      'universities',
    ]);
    const [home, organizations, projects, students, universities] = counted;
    const opened = [organizations, students, universities];
    expect(home).toMatchObject({ views: 1, empty_searches: 0 });
    expect(projects).toMatchObject({ views: 1, empty_searches: 1 });
    expect([home?.LCP, projects?.LCP, projects?.CLS].map(total)).toEqual([1, 1, 1]);
    // Links opened these pages, without a document.
    expect([home, projects, ...opened].map((one) => total(one?.softLCP) <= 1)).not.toContain(false);
    expect([...opened.map((one) => one?.LCP), home?.softLCP].map(total)).toEqual([0, 0, 0, 0]);
  }).toPass({ timeout: 30_000 });
  // A busy browser misses some of them: it ascribes what is painted to a press only if no other task has a hand in it.
  const measuresThem = () => PerformanceObserver.supportedEntryTypes.includes('soft-navigation');
  const isMeasured = await page.evaluate(measuresThem);
  await expect(async () => {
    if (!isMeasured) return;
    const softly = (await summary(product)).flatMap(({ softLCP = [] }) => softLCP);
    if (total(softly) === 0) await lookAround(page);
    expect(total(softly)).toBeGreaterThan(0);
  }).toPass({ timeout: 120_000 });
  const [counted, before] = [await summary(product), await sentFrom(page)];

  await page.getByRole('contentinfo').getByRole('button', { name: 'Preferencias de cookies' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rechazar' }).click();
  await lookAround(page);
  expect(await sentFrom(page)).toEqual(before);
  expect(await summary(product)).toEqual(counted);
  expect(problems).toEqual([]);
});
