/**
 * Hostile messages (shared/testing/decisions/002-hostile-html.md) opened on the released page under its real security policy with
 * Trusted Types: none runs anything, requests anything elsewhere, or has to be stopped by the policy. As many as fit one visit.
 * HOSTILE=1: all of them (`npm run test:long hostile`). A test of the design system sanitises every one of them in jsdom.
 */
import type { Page } from '@playwright/test';
import type { Person } from '@puente/testing/browser';
import { expect, test } from '@puente/testing/journey';
import type { ProductUnderTest } from '@puente/testing/product-under-test';
import { hostileHtml, type Vector } from '@puente/testing/xss/index';
import { partsOf, remainsAmong } from '@puente/testing/xss/remains';
import { setTrap } from '@puente/testing/xss/trap';
import { withoutPreloadedData } from './without-preloaded-data.ts';

type PartsOf = typeof partsOf;

/** Number of messages that the notification centre can show in reasonable time. */
const batchSize = 90;
const step = process.env['HOSTILE'] === undefined ? Math.ceil(hostileHtml.length / batchSize) : 1;
const opened = hostileHtml.filter((_, index) => index % step === 0);
const batches = Array.from({ length: Math.ceil(opened.length / batchSize) }, (_, index) => ({
  from: index * batchSize + 1,
  vectors: opened.slice(index * batchSize, (index + 1) * batchSize),
}));

/** Installs the detector in the pages of a student. */
async function setTrapFor({ context, page }: Person, product: ProductUnderTest) {
  await context.addInitScript({ content: `window.__partsOf = ${partsOf.toString()}` });
  return setTrap(context, page, new URL(product.url).origin);
}

/** Makes the API return these messages, all at once. */
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
    (route) =>
      route.fulfill({
        json: { data, meta: { pagination: { page: 1, pageSize: 100, pageCount: 1, total: data.length } } },
      }),
  );
}

/**
 * Opens each message by its button, dispatches the events that a person could cause, and closes it again.
 * @returns the elements and attributes of each message in the page
 */
const openEach = (page: Page, count: number) =>
  page.evaluate(async (messages) => {
    const partsOf = (window as unknown as { __partsOf: PartsOf }).__partsOf;
    const until = async <Found>(find: () => Found | null | undefined | false): Promise<Found> => {
      for (let tries = 0; tries < 500; tries++) {
        const found = find();
        if (found) return found;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      throw new Error(`${find.toString()} found nothing.`);
    };
    const button = (place: ParentNode, name: RegExp) =>
      [...place.querySelectorAll('button')].find(({ textContent }) => name.test(textContent));
    const main = await until(() => document.querySelector('main'));
    const found: ReturnType<PartsOf>[] = [];
    for (let number = 1; number <= messages; number++) {
      const item = () => button(main, new RegExp(`^Mensaje ${number} `));
      if (!item()) button(main, /antiguas/)?.click();
      (await until(item)).click();
      const dialog = await until(() => main.querySelector('dialog[open]'));
      const text = await until(() => {
        const after = dialog.querySelector('time')?.parentElement?.nextElementSibling;
        return after?.textContent !== 'Abriendo el mensaje' && after;
      });
      for (const element of text.querySelectorAll<HTMLElement>('*')) {
        for (const kind of ['pointerenter', 'mouseover', 'focusin', 'mousedown', 'mouseup', 'keydown']) {
          element.dispatchEvent(new Event(kind, { bubbles: true }));
        }
        if (element instanceof HTMLElement) element.focus();
        // Click links with unusual schemes, but do not follow normal links.
        if (element instanceof HTMLAnchorElement && !/^(?:https?|mailto):$/.test(element.protocol))
          element.click();
      }
      found.push(partsOf(text));
      await new Promise((resolve) => setTimeout(resolve, 20));
      (await until(() => button(dialog, /^Cerrar$/))).click();
      await until(() => !main.querySelector('dialog[open]'));
    }
    return found;
  }, count);

for (const { from, vectors } of batches)
  test(`§2.9 sanitised: ${vectors.length} hostile messages from number ${from}`, async ({
    product,
    person,
  }) => {
    const student = await person('estudiante@puente.test');
    const { page, problems } = student;
    const caught = await setTrapFor(student, product);
    await serve(page, vectors);
    // The page comes with the answers of the server, not with those of this test.
    await withoutPreloadedData(page);
    await page.goto('/profile?section=notifications');
    await page.getByRole('main').getByRole('button', { name: 'Ver notificaciones antiguas' }).waitFor();
    const parts = await openEach(page, vectors.length);
    // Wait for payloads that run with a delay.
    await page.waitForTimeout(500);
    expect(parts).toHaveLength(vectors.length);
    expect(
      parts.flatMap((some, index) => remainsAmong(some).map((find) => `${vectors[index]?.name}: ${find}`)),
    ).toEqual([]);
    expect(caught).toEqual({
      executed: [],
      requested: [],
      violations: [],
      noticed: expect.any(Array) as string[],
    });
    // The violations noticed above are logged to the console, too.
    expect(
      problems.filter((problem) => !/inline (?:event handler|style)|document's base URI/.test(problem)),
    ).toEqual([]);
    expect(new URL(page.url()).search).toBe('?section=notifications');
  });

test('the trap works: without sanitising and without a policy many of them run, and get something from elsewhere', async ({
  product,
  person,
}) => {
  const student = await person('estudiante@puente.test');
  const { page } = student;
  const caught = await setTrapFor(student, product);
  await page.goto('about:blank');
  // Skip the payload whose pattern makes the browser match for ever.
  const vectors = opened.filter(({ html }) => !html.includes('pattern='));
  for (let start = 0; start < vectors.length; start += 40) {
    await page.evaluate(
      (some) => {
        document.body.replaceChildren(
          ...some.map(({ name, html }) => {
            const frame = document.createElement('iframe');
            frame.dataset['vector'] = name;
            frame.srcdoc = html;
            return frame;
          }),
        );
      },
      vectors.slice(start, start + 40),
    );
    // A payload may leave its frame loading for ever.
    await page
      .waitForFunction(
        () =>
          [...document.querySelectorAll('iframe')].every(
            ({ contentDocument }) => (contentDocument?.readyState ?? 'complete') === 'complete',
          ),
        undefined,
        { timeout: 10_000 },
      )
      .catch(() => undefined);
    await page.waitForTimeout(1000);
  }
  const ran = new Set(caught.executed);
  // Measured: 104 of 584 run, and 13 of a sample of 83.
  expect(ran.size).toBeGreaterThan(vectors.length * 0.08);
  for (const kind of ['DOMPurify', 'a script', 'an event attribute', 'on']) {
    expect([...ran].filter((name) => name.startsWith(kind))).not.toEqual([]);
  }
  expect(new Set(caught.requested).size).toBeGreaterThan(vectors.length * 0.02);
});

test('the trap works: on the page itself the policy stops what is not sanitised, and is heard', async ({
  product,
  person,
}) => {
  const student = await person('estudiante@puente.test');
  const { page } = student;
  const caught = await setTrapFor(student, product);
  await page.goto('/profile?section=notifications');
  const refusal = await page.evaluate(() => {
    const image = document.body.appendChild(document.createElement('img'));
    image.src = 'https://elsewhere.test/pixel.gif';
    const words = document.body.appendChild(document.createElement('p'));
    words.setAttribute('style', 'color: red');
    try {
      image.insertAdjacentHTML('afterend', '<img src=x onerror=__executed(1)>');
      return 'none';
    } catch (error) {
      return String(error);
    }
  });
  expect(refusal).toContain('TrustedHTML');
  const violations = expect.poll(() => caught.violations.join('\n'));
  await violations.toContain('require-trusted-types-for');
  await violations.toContain('style-src-attr inline');
  await violations.toContain('img-src https://elsewhere.test/pixel.gif');
  expect(caught.executed).toEqual([]);
});
