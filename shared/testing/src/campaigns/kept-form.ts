import type { BrowserContext, Locator, Page } from '@playwright/test';
import { untilReady } from '../ready.ts';

/** A form with a draft, and how to reach it. */
export interface KeptForm {
  /** Email of the demo account that fills it in. */
  as: string;
  /** Email of another account, which uses the same browser afterwards. */
  other: string;
  /** Address of a form that this account has not filled in yet. */
  address: (context: BrowserContext, url: string) => Promise<string>;
  /** Opens the form from its page, if it is in a dialog. */
  open?: ((page: Page) => Promise<void>) | undefined;
  form: (page: Page) => Locator;
  /** Date to type, valid for every field of the form. */
  day?: string;
}

/** Returns the form of the page with this button. */
export const formWith = (name: string | RegExp) => (page: Page) =>
  page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.getByRole('button', { name }) });

/** The topmost dialog. */
export const topDialog = (page: Page) => page.locator('dialog[open]').last();

/** Clicks the first button of the page with this name. */
export const pressing = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first().click();

/** Clicks a button of the page, and waits for its dialog, which may open a frame later. */
export const opening = (name: string | RegExp) => async (page: Page) => {
  await pressing(name)(page);
  await topDialog(page).waitFor();
};

/** Clicks the last button with this name in the topmost dialog. */
export const pressingInDialog = (name: string | RegExp) => (page: Page) =>
  topDialog(page).getByRole('button', { name }).last().click();

/**
 * Makes a call as the person of this context.
 * @throws when it is refused
 */
export async function call<Answer>(
  { request }: BrowserContext,
  url: string,
  [method, path, data]: [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, data?: object],
): Promise<Answer> {
  const answer = await request.fetch(url + path, {
    method,
    headers: { origin: url, 'x-requested-with': 'XMLHttpRequest' },
    ...(data && { data: { data } }),
  });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return (answer.status() === 204 ? undefined : await answer.json()) as Answer;
}

/** Opens the form with its draft. */
export async function arrive(page: Page, address: string, { open, form }: KeptForm): Promise<void> {
  await page.goto(address);
  await show(page, { open, form });
}

/** Shows the form of the current page. */
export async function show(page: Page, { open, form }: Pick<KeptForm, 'open' | 'form'>): Promise<void> {
  await untilReady(page);
  if (open && (await page.locator('dialog[open]').count()) === 0) await open(page);
  await form(page).waitFor();
}
