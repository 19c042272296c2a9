import type { BrowserContext, Locator, Page } from '@playwright/test';
import { untilReady } from '../ready.ts';

/** A form that takes more than a press, and where it is. */
export interface KeptForm {
  /** Email of the demo account that fills it in. */
  as: string;
  /** Email of another one, who comes to the same browser afterwards. */
  other: string;
  /** Its address, of something that this account has not filled in before. */
  address: (context: BrowserContext, url: string) => Promise<string>;
  /** From the page to the form, where it stands in a dialog. */
  open?: ((page: Page) => Promise<void>) | undefined;
  form: (page: Page) => Locator;
  /** How a day is typed: one that every field of the form takes. */
  day?: string;
}

/** The form of the page with this button. */
export const formWith = (name: string | RegExp) => (page: Page) =>
  page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.getByRole('button', { name }) });

/** The window that lies on top. */
export const topDialog = (page: Page) => page.locator('dialog[open]').last();

/** Presses the first button of the page with this name. */
export const pressing = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first().click();

/** Presses a button of the page, and waits for the window that it opens: it may come a frame later. */
export const opening = (name: string | RegExp) => async (page: Page) => {
  await pressing(name)(page);
  await topDialog(page).waitFor();
};

/** Presses the last button of the window on top with this name. */
export const pressingInDialog = (name: string | RegExp) => (page: Page) =>
  topDialog(page).getByRole('button', { name }).last().click();

/** A call as the person of this context. @throws when it is refused */
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

/** Up to the form, with what was kept of it in it. */
export async function arrive(page: Page, address: string, { open, form }: KeptForm): Promise<void> {
  await page.goto(address);
  await show(page, { open, form });
}

/** The form of a page that is there. */
export async function show(page: Page, { open, form }: Pick<KeptForm, 'open' | 'form'>): Promise<void> {
  await untilReady(page);
  if (open && (await page.locator('dialog[open]').count()) === 0) await open(page);
  await form(page).waitFor();
}
