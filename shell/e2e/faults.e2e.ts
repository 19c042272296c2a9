/**
 * For every faulty answer of the API: the header stays, the user is told in words of the catalogue, nothing
 * that was typed is lost, and ten presses make one request. What the page asks by itself may fail unseen.
 *
 * A form, a button without one and a call of the page itself, each with two of what can be wrong; with FAULTS=1 every call with
 * all of it (`npm run test:long faults`).
 */
import type { Locator, Page, Route } from 'playwright-core';
import { newPerson } from '@puente/testing/browser';
import { productForJourneys } from '@puente/testing/journey';
import { signIn } from '@puente/testing/people';
import { scenes } from './fault-scenes.ts';
import { faults, said } from '@puente/testing/faulty-answers';
import { silentScenes } from './silent-fault-scenes.ts';

const running = productForJourneys();

const whole = process.env['FAULTS'] !== undefined;

/** Scene -> a refusal and an answer that cannot be read, each time of another kind. */
const sample: Readonly<Record<string, readonly string[]>> = {
  registration: ['500', 'hanging'],
  'log out': ['no network', 'broken JSON'],
  'the universities': ['429', 'HTML'],
};

/** What goes wrong in a scene. */
function faultsFor(scene: string) {
  return (
    Object.entries(faults)
      .filter(([name]) => whole || sample[scene]?.includes(name))
      // What hangs may still be passed on once its route is gone: it comes last.
      .toSorted(([a], [b]) => Number(a === 'hanging') - Number(b === 'hanging'))
  );
}

interface Play {
  call: { method?: string; url: RegExp };
  as?: string;
  besides?: (page: Page) => Promise<void>;
}

/** Goes through a scene once with each fault, each time as the same person who has just come, and tells what was wrong. */
async function withEachFault(
  { call, as, besides }: Play,
  scene: string,
  once: (attempt: Attempt) => Promise<string[]>,
): Promise<string[]> {
  const { context, page, problems } = await newPerson(running.browser, running.product.url);
  page.setDefaultTimeout(6000);
  await besides?.(page);
  const wrong: string[] = [];
  for (const [name, answer] of faultsFor(scene)) {
    // A page that is left open asks who is signed in between the two lines below, and forgets the new session.
    await page.goto('/healthz');
    await context.clearCookies();
    if (as !== undefined) await signIn(context, running.product.url, as);
    let asked = 0;
    const spoil = (route: Route) => {
      if (call.method !== undefined && route.request().method() !== call.method) return route.fallback();
      asked++;
      return answer(route);
    };
    const attempt = {
      page,
      name,
      asked: () => asked,
      spoil: async () => void (await page.route(call.url, spoil)),
    };
    const found = await once(attempt).catch((error: unknown) => [String(error)]);
    if (
      !(await page
        .getByRole('banner', { includeHidden: true })
        .getByRole('link', { name: 'Puente, inicio', includeHidden: true })
        .isVisible())
    )
      found.push('the header is gone');
    wrong.push(...found.map((one) => `${name}: ${one}`));
    await page.unroute(call.url, spoil);
  }
  wrong.push(
    ...problems.filter((problem) => problem.startsWith('error:') && !problem.includes('on purpose')),
  );
  await context.close();
  return wrong;
}

const played = <Scene>(all: Record<string, Scene>) =>
  Object.entries(all).filter(([name]) => whole || name in sample);

interface Attempt {
  page: Page;
  /** Of the fault. */
  name: string;
  asked: () => number;
  /** From now on the call goes wrong. */
  spoil: () => Promise<void>;
}

test.each(played(scenes))('%s: says so, once, and nothing is lost', async (called, scene) => {
  const wrong = await withEachFault(scene, called, async ({ page, name, asked, spoil }) => {
    const found: string[] = [];
    const filled = await scene.open(page);
    const typed = await contents(filled);
    const before = await said(page);
    await spoil();
    const submit = scene.submit(page);
    await submit.evaluate((element: HTMLButtonElement) => {
      for (let press = 0; press < 10; press++) element.click();
    });
    await scene.afterwards?.(page);
    if (name === 'hanging') {
      await until(page, () => Promise.resolve(asked() > 0));
      if (
        !scene.quiet &&
        !(await until(page, async () => (await submit.getAttribute('aria-busy')) === 'true'))
      ) {
        found.push('nothing says that it is being sent');
      }
    } else if (!(await until(page, async () => (await said(page)).some((text) => !before.includes(text))))) {
      found.push('nothing of the catalogue is on the page');
    }
    if (asked() !== 1) {
      const news = (await said(page)).filter((text) => !before.includes(text));
      found.push(
        `ten presses made ${asked()} requests, with ${JSON.stringify(typed)} in the form, and the page says ${JSON.stringify(news)}`,
      );
    }
    return [...found, ...(await lost(filled, typed))];
  });
  expect(wrong).toEqual([]);
});

test.each(played(silentScenes))('%s: the page is what it is without', async (called, scene) => {
  const wrong = await withEachFault(scene, called, async ({ page, name, asked, spoil }) => {
    await spoil();
    const filled = await scene.open(page);
    const typed = await contents(filled);
    const found = (await until(page, () => Promise.resolve(asked() > 0))) ? [] : ['the call was not made'];
    if (name !== 'hanging') await scene.goesOn?.(page);
    if (!(await page.getByRole('heading', { level: 1, includeHidden: true }).isVisible()))
      found.push('the page is gone');
    return [...found, ...(await lost(filled, typed))];
  });
  expect(wrong).toEqual([]);
});

/** What is in the fields, and what is chosen. */
const contents = (fields: readonly Locator[]): Promise<string[]> =>
  Promise.all(
    fields.map((field) =>
      field
        .evaluate(
          (element: HTMLInputElement) =>
            element.type === 'radio' || element.type === 'checkbox' ? String(element.checked) : element.value,
          null,
          { timeout: 1000 },
        )
        .catch(() => 'gone'),
    ),
  );

async function lost(fields: readonly Locator[], typed: readonly string[]): Promise<string[]> {
  const left = await contents(fields);
  return JSON.stringify(left) === JSON.stringify(typed)
    ? []
    : [`${JSON.stringify(left)} is left of ${JSON.stringify(typed)}`];
}

async function until(page: Page, holds: () => Promise<boolean>): Promise<boolean> {
  for (let tries = 0; tries < 100; tries++) {
    if (await holds()) return true;
    await page.waitForTimeout(50);
  }
  return false;
}
