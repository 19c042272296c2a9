/**
 * Acceptance: whatever happens to a user at whichever page of whichever form, what they typed is there again afterwards, is
 * never shown to another user of the same browser, and a second tab is told.
 *
 * One form and one of the things that may happen, with a reload after it; with FAULTS=1 all of them (`npm run test:long "student app"`).
 */
import type { BrowserContext } from 'playwright-core';
import { productForJourneys } from '@puente/testing/journey';
import { pdfFile } from '@puente/testing/pdf';
import { answerAll, standsIn } from './form-answers.ts';
import { events, missing, personAt } from './form-events.ts';
import { arrive, call, keptForms, ownWorks, type KeptForm } from './kept-forms.ts';
import { table } from './table.ts';
import { until } from './wrong-answers.ts';

const running = productForJourneys();

const whole = process.env['FAULTS'] !== undefined;
const wanted = (name: string, variable: string) => new RegExp(process.env[variable] ?? '').test(name);
const forms = Object.entries(keptForms).filter(([name]) =>
  whole ? wanted(name, 'FORMS') : name === 'an application',
);
const happenings = Object.keys(events).filter((name) =>
  whole ? wanted(name, 'EVENTS') : name === 'the session ended',
);

/** Form -> event -> what was lost. */
const results = new Map<string, Map<string, string>>();
afterAll(() => {
  if (whole) process.stderr.write(table(happenings, results));
});

/** Forgets what an earlier cell has kept: there is a limit to forms that are half filled in. */
async function beginAnew(context: BrowserContext): Promise<void> {
  const { url } = running.product;
  const drafts = await call<{ data: { name: string }[] }>(context, url, ['GET', '/api/drafts']);
  for (const { name } of drafts.data)
    await call(context, url, ['DELETE', `/api/drafts?filters[name][$eq]=${name}`]);
  for (const { id, isDraft } of await ownWorks(context, url))
    if (isDraft) await call(context, url, ['DELETE', `/api/tfxes/${id}`]);
}

async function goThrough(form: KeptForm, event: string): Promise<string[]> {
  const { browser } = running;
  const { url } = running.product;
  const person = await personAt(browser, url, form.as);
  const { context } = person;
  let { page } = person;
  try {
    await beginAnew(context);
    const first = await form.address(context, url);
    await page.goto('/matching');
    await arrive(page, first, form);
    for (let step = 1; ; step++) {
      await answerAll(form.form(page), form.day ?? '15062031');
      let noted = await standsIn(form.form(page));
      if (step === 1 && noted.length === 0) throw new Error('Nothing could be typed.');
      const after = await events[event]?.({
        browser,
        url,
        context,
        page,
        form,
        address: page.url(),
        note: async () => void (noted = await standsIn(form.form(page))),
        lost: (there = page) => missing(form.form(there), noted),
      });
      if (!after) throw new Error(`There is no ${event}.`);
      if (after.lost.length > 0) return [`page ${step}: ${after.lost.join('; ')}`];
      page = after.page;
      page.setDefaultTimeout(8000);
      const next = form.form(page).getByRole('button', { name: /^Siguiente$/ });
      if ((await next.count()) === 0) break;
      const title = await form.form(page).getByRole('heading').first().innerText();
      await next.click();
      await form.form(page).getByRole('heading').filter({ hasNotText: title }).first().waitFor();
      if ((await form.form(page).getByRole('heading').first().innerText()) === title)
        throw new Error(`page ${step} does not end: ${await form.form(page).innerText()}`);
    }
    return [];
  } catch (error) {
    const words = await page.getByRole('main').innerText().catch(String);
    process.stderr.write(`\n${event}, at ${page.url()}:\n${words.slice(0, 1500)}\n`);
    return [String(error).split('\n').slice(0, 3).join(' ')];
  } finally {
    await context.close();
  }
}

test.each(forms)(
  '%s loses nothing',
  async (name, form) => {
    const row = new Map<string, string>();
    results.set(name, row);
    const found: string[] = [];
    for (const event of happenings) {
      const lost = await goThrough(form, event);
      row.set(event, lost.length === 0 ? 'kept' : 'LOST');
      found.push(...lost.map((one) => `${event}: ${one}`));
    }
    expect(found).toEqual([]);
  },
  600_000,
);

const long = whole ? test : test.skip;

/** Nine seconds of the connection below. */
const largeCv = () => ({
  ...pdfFile('largo.pdf'),
  buffer: Buffer.concat([pdfFile().buffer, Buffer.from(`%${' '.repeat(900_000)}\n`)]),
});

long(
  'an upload that was cut at half is sent again when the network is back, and is there after a reload',
  async () => {
    const { browser, product } = running;
    const form = keptForms['an application'] as KeptForm;
    const { context, page } = await personAt(browser, product.url, form.as);
    await arrive(page, await form.address(context, product.url), form);
    await answerAll(form.form(page), '15062031');
    await form.form(page).getByRole('button', { name: 'Siguiente' }).click();
    await page.getByRole('heading', { name: 'Tu currículum' }).waitFor();

    const network = await context.newCDPSession(page);
    const connection = (uploadThroughput: number, offline = false) =>
      network.send('Network.emulateNetworkConditions', {
        offline,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      });
    await network.send('Network.enable');
    await connection(100_000);
    await form.form(page).locator('input[type=file]').setInputFiles(largeCv());
    const progress = page.getByRole('progressbar', { name: 'Subida de largo.pdf' });
    await until(page, 8000, async () => Number(await progress.getAttribute('value')) > 40);
    await connection(-1, true);
    await page.getByText('No se ha podido subir').waitFor();
    await connection(-1);
    await page.getByText('Archivo subido').waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Quitar largo.pdf' }).waitFor();
    await context.close();
  },
);
