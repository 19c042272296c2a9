/**
 * Acceptance: two checkers other than axe find nothing on any page of any app. IBM Equal Access checks the page; the Nu checker checks the
 * server's HTML and the rendered DOM.
 */
import type { APIRequestContext, Page } from '@playwright/test';
import { equalAccessFindings } from '@puente/testing/equal-access';
import { everyAddress, type Visit } from '@puente/testing/every-address';
import { expect, type Fixtures, test } from '@puente/testing/journey';
import { hasJava, nuErrors } from '@puente/testing/nu-checker';
import { untilReady } from '@puente/testing/ready';

test.setTimeout(900_000);

/** False positive: react-aria sets an empty `form` attribute to exclude the hidden date input from the form, which browsers support. */
const isOfHiddenDate = /“form” attribute|attribute “form”.*<input tabindex="-1" form=""/;

const wanted = new RegExp(process.env['PAGES'] ?? '');

/** Calls back on every page, opened by a user who may see it, with everything expanded. */
async function onEachPage(
  person: Fixtures['person'],
  look: (page: Page, visit: Visit) => Promise<void>,
): Promise<void> {
  const pages = new Map<Visit['who'], Page>();
  const pageOf = async (who: Visit['who']) => {
    const page = pages.get(who) ?? (await person(who)).page;
    pages.set(who, page);
    return page;
  };
  const requestOf = async (who: Visit['who']): Promise<APIRequestContext> => (await pageOf(who)).request;
  for (const visit of await everyAddress(requestOf)) {
    if (!wanted.test(visit.name)) continue;
    const page = await pageOf(visit.who);
    await page.goto(visit.path);
    await untilReady(page);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    await look(page, visit);
  }
}

test('IBM Equal Access finds no violation of kind fail', async ({ person }) => {
  const findings: string[] = [];
  await onEachPage(
    person,
    async (page, { name }) =>
      void findings.push(...(await equalAccessFindings(page)).map((finding) => `${name}: ${finding}`)),
  );
  expect(findings).toEqual([]);
});

test('the Nu checker finds no error', async ({ person }) => {
  test.skip(
    !hasJava(),
    'There is no Java on this machine, and the Nu checker needs it: install a JRE of 11 or newer.',
  );
  const documents: Record<string, string> = {};
  await onEachPage(person, async (page, { name, path }) => {
    documents[`${name}, as sent`] = await (await page.request.get(path)).text();
    documents[`${name}, as drawn`] = await page.content();
  });
  expect((await nuErrors(documents)).filter((error) => !isOfHiddenDate.test(error))).toEqual([]);
});
