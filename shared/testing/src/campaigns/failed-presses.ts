/**
 * Acceptance test: whichever call of a user action fails, the header remains, and the user sees a message of the catalogue. No input is
 * lost, and the next click succeeds.
 *
 * Runs some of the calls; with FAULTS=1 all of them (`npm run test:long presses`), or those that match PRESSES and WRONG.
 */
import type { Browser, Page, Route } from '@playwright/test';
import { said } from '../faulty-answers.ts';
import { expect, test } from '../journey.ts';
import { chosen, isFullRun } from './chosen.ts';
import { formContent } from './form-answers.ts';
import { missing } from './form-events.ts';
import { personAt } from './person-at.ts';
import { prepare, type PressedCall } from './pressed-call.ts';
import { textTable } from './table.ts';
import {
  comesTrue,
  failureShownWithin,
  focusIsLost,
  frameProblems,
  inParallel,
  wrongAnswers,
} from './wrong-answers.ts';

interface Campaign {
  presses: Readonly<Record<string, PressedCall>>;
  /** Cases that `npm test` runs. */
  sample: readonly string[];
}

export function testFailedPresses({ presses, sample }: Campaign): void {
  // The actions change data of the demo accounts.
  test.use({ productSettings: {} });
  const names = chosen(Object.keys(presses), 'PRESSES', sample);
  /** Hanging requests come last: they may still be forwarded after their route was removed. */
  const faultNames = chosen(Object.keys(wrongAnswers), 'WRONG', ['500']);
  /** Action -> fault -> result. */
  const results = new Map<string, Map<string, string>>();
  test.afterAll(() => {
    if (isFullRun) process.stderr.write(textTable([...faultNames, 'healed'], results));
  });

  test('whatever is pressed says so, loses nothing, and works at the next press', async ({
    browser,
    product,
  }) => {
    test.setTimeout(1_800_000);
    const found: string[] = [];
    await inParallel(names, 4, async (name) => {
      const pressed = presses[name];
      if (!pressed) throw new Error(`There is no press ${name}.`);
      const row = new Map<string, string>();
      results.set(name, row);
      const problems = await tryEach(browser, product.url, { pressed, faultNames, row });
      found.push(...problems.map((one) => `${name}: ${one}`));
    });
    expect(found.toSorted()).toEqual([]);
  });
}

const isCall = ({ call }: PressedCall, route: Route) =>
  call.test(`${route.request().method()} ${new URL(route.request().url()).pathname}`);

/** Returns the texts that a user can reach: those of the topmost dialog, if one is open. */
async function readable(page: Page): Promise<string[]> {
  const open = page.locator('dialog[open]').last();
  if ((await open.count()) === 0) return said(page);
  // It may close at the same time.
  const text = await open.innerText({ timeout: 500 });
  return (await said(page)).filter((sentence) => text.includes(sentence));
}

async function closeToasts(page: Page): Promise<void> {
  const toasts = page.getByRole('region', { name: 'Avisos', includeHidden: true });
  const close = toasts.getByRole('button', { name: /^Cerrar/, includeHidden: true });
  await expect(async () => {
    if ((await close.count()) > 0) await close.first().dispatchEvent('click', undefined, { timeout: 1000 });
    await expect(close).toHaveCount(0, { timeout: 50 });
  }).toPass();
}

async function tryEach(
  browser: Browser,
  url: string,
  {
    pressed,
    faultNames,
    row,
  }: { pressed: PressedCall; faultNames: readonly string[]; row: Map<string, string> },
): Promise<string[]> {
  const { context, page, problems } = await personAt(browser, url, pressed.as);
  const found: string[] = [];
  try {
    const address = await pressed.address(context, url);
    let fault: string | undefined;
    await page.route(/\/api\//, (route) =>
      fault !== undefined && isCall(pressed, route) ? wrongAnswers[fault]?.(route) : route.fallback(),
    );
    await prepare(page, address, pressed);
    for (const name of faultNames) {
      // A dialog that closed with its answer is opened again.
      if (pressed.open && !pressed.form && (await page.locator('dialog[open]').count()) === 0)
        await pressed.open(page);
      const typed = pressed.form ? await formContent(pressed.form(page)) : [];
      // Earlier toasts must not count as messages of this case.
      await closeToasts(page);
      const wrong = await pressWith(name);
      row.set(name, wrong.length === 0 ? 'ok' : 'WRONG');
      found.push(...wrong.map((one) => `${name}: ${one}`));

      async function pressWith(wanted: string): Promise<string[]> {
        fault = wanted;
        const asked = page.waitForRequest((request) =>
          pressed.call.test(`${request.method()} ${new URL(request.url()).pathname}`),
        );
        asked.catch(() => undefined);
        await pressed.press(page);
        await asked;
        const isTold = await comesTrue(
          async () => (await readable(page)).length > 0,
          wanted === 'hanging' ? failureShownWithin : undefined,
        );
        fault = undefined;
        return [
          ...(isTold ? [] : ['nothing is said of it']),
          ...(pressed.form ? await missing(pressed.form(page), typed) : []).map((one) => `lost: ${one}`),
          ...((await focusIsLost(page)) ? ['focus is lost'] : []),
          ...(await frameProblems(page, problems)),
        ];
      }
    }
    if (pressed.open && !pressed.form && (await page.locator('dialog[open]').count()) === 0)
      await pressed.open(page);
    const answered = page.waitForResponse((response) =>
      pressed.call.test(`${response.request().method()} ${new URL(response.url()).pathname}`),
    );
    answered.catch(() => undefined);
    await pressed.press(page);
    const answer = await answered;
    row.set('healed', answer.ok() ? 'ok' : 'WRONG');
    if (!answer.ok()) found.push(`healed: ${answer.status()} ${await answer.text()}`);
  } catch (error) {
    const words = await page.locator('dialog[open], main').last().innerText().catch(String);
    found.push(`${String(error).split('\n').slice(0, 3).join(' ')} at ${page.url()}: ${words.slice(0, 300)}`);
  } finally {
    await context.close();
  }
  return found;
}
