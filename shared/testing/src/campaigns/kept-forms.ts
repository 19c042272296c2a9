/**
 * Acceptance test: whatever happens to a user at any page of any form, their input is restored afterwards. It is never shown to another
 * user of the same browser, and a second tab shows a notice.
 *
 * Runs one form and one event, followed by a reload; with FAULTS=1 all of them (`npm run test:long forms`), or those that match FORMS and
 * EVENTS.
 */
import type { Browser, BrowserContext } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { chosen, isFullRun } from './chosen.ts';
import { answerAll, formContent } from './form-answers.ts';
import { events, missing } from './form-events.ts';
import { arrive, call, type KeptForm } from './kept-form.ts';
import { personAt } from './person-at.ts';
import { textTable } from './table.ts';

interface Campaign {
  forms: Readonly<Record<string, KeptForm>>;
  /** The form that `npm test` tries. */
  sample: string;
  /** Removes data of earlier cases, besides drafts. */
  beginAnew?: (context: BrowserContext, url: string) => Promise<void>;
}

export function testKeptForms({ forms, sample, beginAnew }: Campaign): void {
  // Demo accounts fill in the forms, and their earlier drafts are deleted: the file needs its own product.
  test.use({ productSettings: {} });
  const happenings = chosen(Object.keys(events), 'EVENTS', ['the session ended']);
  /** Form -> event -> lost content. */
  const results = new Map<string, Map<string, string>>();
  test.afterAll(() => {
    if (isFullRun) process.stderr.write(textTable(happenings, results));
  });

  for (const name of chosen(Object.keys(forms), 'FORMS', [sample]))
    test(`${name} loses nothing`, async ({ browser, product }) => {
      test.setTimeout(600_000);
      const form = forms[name];
      if (!form) throw new Error(`There is no form ${name}.`);
      const row = new Map<string, string>();
      results.set(name, row);
      const found: string[] = [];
      for (const event of happenings) {
        const lost = await goThrough(browser, product.url, { form, event, beginAnew });
        row.set(event, lost.length === 0 ? 'kept' : 'LOST');
        found.push(...lost.map((one) => `${event}: ${one}`));
      }
      expect(found).toEqual([]);
    });
}

/** Deletes the drafts of earlier cases, because the number of drafts is limited. */
async function forgetDrafts(context: BrowserContext, url: string): Promise<void> {
  const drafts = await call<{ data: { name: string }[] }>(context, url, ['GET', '/api/drafts']);
  for (const { name } of drafts.data)
    await call(context, url, ['DELETE', `/api/drafts?filters[name][$eq]=${name}`]);
}

async function goThrough(
  browser: Browser,
  url: string,
  { form, event, beginAnew }: { form: KeptForm; event: string; beginAnew: Campaign['beginAnew'] },
): Promise<string[]> {
  const person = await personAt(browser, url, form.as);
  const { context } = person;
  let { page } = person;
  try {
    await forgetDrafts(context, url);
    await beginAnew?.(context, url);
    const first = await form.address(context, url);
    // There is a page to go back to.
    await page.goto('/');
    await arrive(page, first, form);
    for (let step = 1; ; step++) {
      await answerAll(form.form(page), form.day ?? '15062031');
      let noted = await formContent(form.form(page));
      if (step === 1 && noted.length === 0) throw new Error('Nothing could be typed.');
      const after = await events[event]?.({
        browser,
        url,
        context,
        page,
        form,
        address: page.url(),
        note: async () => void (noted = await formContent(form.form(page))),
        lost: (there = page) => missing(form.form(there), noted),
      });
      if (!after) throw new Error(`There is no ${event}.`);
      if (after.lost.length > 0) return [`page ${step}: ${after.lost.join('; ')}`];
      page = after.page;
      page.setDefaultTimeout(20_000);
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
