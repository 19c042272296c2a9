import type { Browser } from '@playwright/test';
import { newPerson } from '../browser.ts';
import { signIn } from '../people.ts';

/** A person at a browser of their own, who does not wait long; a visitor without an email. */
export async function personAt(browser: Browser, url: string, email?: string) {
  const person = await newPerson(browser, url);
  person.page.setDefaultTimeout(20_000);
  if (email !== undefined) await signIn(person.context, url, email);
  return person;
}
