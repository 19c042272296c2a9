import { type APIRequestContext, type Browser, chromium, type Page } from '@playwright/test';
import { newPerson, type Person } from './browser.ts';
import { chromiumArguments, chromiumPath, shortLivedPages } from './chromium.ts';
import { addressesOf, type Visit } from './every-address.ts';
import { signIn } from './people.ts';
import { untilReady } from './ready.ts';
import type { Route } from './routes.ts';

/** Routes that fail before an app is given up: each waits for a page that may never come. */
const enough = 3;

const longestWait = 30_000;

/**
 * Opens every route and section of apps in Chromium, each with a demo account that may see it.
 * @param url of a product with demo data
 * @param apps routes by app
 * @returns problems by app, a sentence each, which names the route; none when every page showed its content without an error
 */
export async function smokeTest(
  url: string,
  apps: Readonly<Record<string, readonly Omit<Route, 'app'>[]>>,
): Promise<Record<string, string[]>> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumArguments, ...shortLivedPages],
  });
  try {
    const peopleOf = peopleIn(browser, url);
    const problems: Record<string, string[]> = {};
    for (const [app, routes] of Object.entries(apps)) {
      const found: string[] = (problems[app] = []);
      for (const route of routes) {
        if (found.length >= enough) break;
        found.push(...(await problemsOf({ ...route, app }, peopleOf)));
      }
    }
    return problems;
  } finally {
    await browser.close();
  }
}

type PeopleOf = (who: Visit['who']) => Promise<Person>;

/** One browser context for each account. */
function peopleIn(browser: Browser, url: string): PeopleOf {
  const people = new Map<Visit['who'], Promise<Person>>();
  const enter = async (who: Visit['who']): Promise<Person> => {
    const person = await newPerson(browser, url);
    if (who !== 'visitor') await signIn(person.context, url, who);
    return person;
  };
  return (who) => {
    const person = people.get(who) ?? enter(who);
    people.set(who, person);
    return person;
  };
}

async function problemsOf(route: Route, peopleOf: PeopleOf): Promise<string[]> {
  const requestOf = async (who: Visit['who']): Promise<APIRequestContext> =>
    (await peopleOf(who)).context.request;
  let visits: Visit[];
  try {
    visits = await addressesOf(route, requestOf);
  } catch (error) {
    return [sentence(route.name, route.path, error)];
  }
  const problems: string[] = [];
  for (const { name, path, who } of visits) {
    const { context } = await peopleOf(who);
    const page = await context.newPage();
    const found = watch(page);
    try {
      const wrong = await open(page, path);
      // Before the browser's own words, which say less.
      if (wrong !== undefined) found.unshift(wrong);
    } catch (error) {
      found.push(messageOf(error));
    }
    await page.close();
    const [first] = found;
    if (first !== undefined) problems.push(sentence(name, path, first));
  }
  return problems;
}

/** The second step of a login says so when none is under way, as for the demo accounts. */
const isOfEndedLogin = (text: string): boolean => text.includes('status of 410');

/** Collects uncaught errors, errors in the console and calls that nothing serves, as they happen. */
function watch(page: Page): string[] {
  const found: string[] = [];
  page.on('pageerror', ({ message }) => found.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isOfEndedLogin(message.text())) found.push(message.text());
  });
  page.on('response', (response) => {
    if (response.status() >= 500)
      found.push(`${new URL(response.url()).pathname} answers ${response.status()}`);
  });
  return found;
}

/** Waits until a page shows its content. @returns what is wrong with the response, or undefined. @throws when it shows nothing */
async function open(page: Page, path: string): Promise<string | undefined> {
  const response = await page.goto(path, { timeout: longestWait });
  const type = response?.headers()['content-type'] ?? '';
  if (response?.status() !== 200 || !type.startsWith('text/html'))
    return `the front door answers ${response?.status()} ${type}`;
  page.setDefaultTimeout(longestWait);
  await untilReady(page);
  return undefined;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** One line, since it is printed in a sentence: an error of Playwright has a log below it. */
const sentence = (name: string, path: string, problem: unknown): string =>
  `${name} (${path}): ${messageOf(problem).split('\n')[0]}`;
