/**
 * Acceptance: whatever happens to a user at whichever page of whichever form, what they typed is there again afterwards, is
 * never shown to another user of the same browser, and a second tab is told.
 *
 * One form and one of the things that may happen, with a reload after it; with FAULTS=1 all of them (`npm run test:long "student app"`).
 */
import type { BrowserContext } from 'playwright-core';
import { productForJourneys } from '@puente/testing/journey';
import { answerAll, standsIn } from './form-answers.ts';
import { events, missing, personAt } from './form-events.ts';
import { arrive, call, keptForms, ownWorks, type KeptForm } from './kept-forms.ts';
import { table } from './table.ts';

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
