/**
 * Hostile messages (testing/xss/README.md) opened on the released page, under its real security policy with Trusted Types
 * enforced: none runs anything, asks for anything elsewhere, or even has to be stopped by the policy.
 */
import type { Page } from 'playwright-core';
import { newPerson } from '../../testing/browser.ts';
import { productForJourneys } from '../../testing/journey.ts';
import { logIn } from '../../testing/people.ts';
import { hostileHtml, type Vector } from '../../testing/xss/index.ts';
import { partsOf, remainsAmong } from '../../testing/xss/remains.ts';
import { setTrap } from '../../testing/xss/trap.ts';

const running = productForJourneys();

/** As many messages as a centre shows in reasonable time. */
const batchSize = 90;
const batches = Array.from({ length: Math.ceil(hostileHtml.length / batchSize) }, (_, index) => ({
  from: index * batchSize + 1,
  vectors: hostileHtml.slice(index * batchSize, (index + 1) * batchSize),
}));

/** A student whose pages have the trap in them. */
async function student() {
  const person = await newPerson(running.browser, running.product.url);
  const caught = await setTrap(person.context, person.page, new URL(running.product.url).origin);
  await logIn(person.page, 'estudiante@puente.test');
  return { ...person, caught };
}

/** The API answers with these messages, all at once. */
async function serve(page: Page, vectors: readonly Vector[]): Promise<void> {
  const data = vectors.map(({ html }, index) => ({
    id: index + 1,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    isRead: true,
    kind: 'selected',
    notification_subject: `Mensaje ${index + 1}`,
    notification_message: html,
  }));
  await page.route(
    (url) => url.pathname === '/api/communication-centers',
    (route) => route.fulfill({ json: { data, meta: { pagination: { page: 1, pageSize: 100, pageCount: 1, total: data.length } } } }),
  );
}

/** Opens the message in the list, does to all of it what a person may do to it, and says of what it consists in the page. */
async function openMessage(page: Page, number: number) {
  await page.getByRole('main').getByRole('button', { name: `Mensaje ${number} `, exact: false }).first().click();
  const dialog = page.getByRole('dialog', { name: `Mensaje ${number}`, exact: true });
  await dialog.locator('time').waitFor();
  await page.getByText('Abriendo el mensaje').waitFor({ state: 'detached' });
  const text = dialog.locator('xpath=.//time/../following-sibling::*[1]');
  await text.evaluate((root) => {
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      for (const kind of ['pointerenter', 'mouseover', 'focusin', 'mousedown', 'mouseup', 'keydown']) {
        element.dispatchEvent(new Event(kind, { bubbles: true }));
      }
      element.focus();
      // A place to go to is not gone to; what else an address may say is tried.
      if (!(element instanceof HTMLAnchorElement) || !/^(?:https?|mailto):$/.test(element.protocol)) element.click();
    }
  });
  const parts = await text.evaluate(partsOf);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  return parts;
}

test.each(batches)('§2 sanitised: hostile messages from the $from. on', async ({ vectors }) => {
  const { page, context, caught, problems } = await student();
  await serve(page, vectors);
  await page.goto('/profile?section=notifications');
  const main = page.getByRole('main');
  const older = main.getByRole('button', { name: 'Ver notificaciones antiguas' });
  const remains: string[] = [];
  for (const [index, { name }] of vectors.entries()) {
    if (index > 0 && index % 3 === 0) await older.click();
    remains.push(...remainsAmong(await openMessage(page, index + 1)).map((find) => `${name}: ${find}`));
  }
  // What takes its time to run.
  await page.waitForTimeout(500);
  expect(remains).toEqual([]);
  expect(caught).toEqual({ executed: [], requested: [], violations: [] });
  expect(problems).toEqual([]);
  expect(new URL(page.url()).search).toBe('?section=notifications');
  await context.close();
});

test('the trap works: without sanitising and without a policy many of them run, and get something from elsewhere', async () => {
  const { page, context, caught } = await student();
  await page.goto('about:blank');
  // One asks the browser to match a pattern that takes for ever.
  const vectors = hostileHtml.filter(({ html }) => !html.includes('pattern='));
  for (let start = 0; start < vectors.length; start += 40) {
    await page.evaluate((some) => {
      document.body.replaceChildren(
        ...some.map(({ name, html }) => {
          const frame = document.createElement('iframe');
          frame.dataset['vector'] = name;
          frame.srcdoc = html;
          return frame;
        }),
      );
    }, vectors.slice(start, start + 40));
    await page.waitForTimeout(1000);
  }
  const ran = new Set(caught.executed);
  expect(ran.size).toBeGreaterThan(150);
  for (const kind of ['DOMPurify', 'a script', 'an event attribute', 'an address that is a script', 'on']) {
    expect([...ran].filter((name) => name.startsWith(kind)).length).toBeGreaterThan(3);
  }
  expect(new Set(caught.requested).size).toBeGreaterThan(10);
  await context.close();
});

test('the trap works: on the page itself the policy stops what is not sanitised, and is heard', async () => {
  const { page, context, caught } = await student();
  await page.goto('/profile?section=notifications');
  const refusal = await page.evaluate(() => {
    const image = document.body.appendChild(document.createElement('img'));
    image.src = 'https://elsewhere.test/pixel.gif';
    try {
      image.insertAdjacentHTML('afterend', '<img src=x onerror=__executed(1)>');
      return 'none';
    } catch (error) {
      return String(error);
    }
  });
  expect(refusal).toContain('TrustedHTML');
  await page.waitForTimeout(300);
  expect(caught.executed).toEqual([]);
  expect(caught.violations.join('\n')).toContain('require-trusted-types-for');
  expect(caught.violations.join('\n')).toContain('img-src https://elsewhere.test/pixel.gif');
  await context.close();
});
