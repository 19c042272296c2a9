import type { Browser } from '@playwright/test';
import { newPerson } from '../browser.ts';
import { signIn } from '../people.ts';

/** Opens a separate browser context with a short timeout, for a user or, without an email, a visitor. */
export async function personAt(browser: Browser, url: string, email?: string) {
  const person = await newPerson(browser, url);
  person.page.setDefaultTimeout(20_000);
  if (email !== undefined) await signIn(person.context, url, email);
  return person;
}
