/** The profile of a student in the released product: the wizard, answered with the keyboard alone. */
import type { Locator } from 'playwright-core';
import { newPerson } from '@puente/testing/browser';
import { lookOver, productForJourneys } from '@puente/testing/journey';
import { signIn } from '@puente/testing/people';
import { untilReady } from '@puente/testing/ready';

const running = productForJourneys();

async function openAs(email: string, path: string, width = 1280) {
  const { page, problems } = await newPerson(running.browser, running.product.url, { width });
  await signIn(page.context(), running.product.url, email);
  await page.goto(path);
  await untilReady(page);
  return { page, problems };
}

test('§2 the wizard takes at most 30 presses of a key, and loses nothing on a reload', async () => {
  const { page, problems } = await openAs('nueva@puente.test', '/projects');
  await page.getByRole('main').getByRole('link', { name: 'Completar perfil en 3 minutos' }).click();
  await page.waitForURL('**/profile/complete');
  await untilReady(page);
  let presses = 0;
  const press = async (...keys: string[]) => {
    for (const key of keys) {
      await page.keyboard.press(key);
      presses += 1;
    }
  };
  const findings: string[] = [];
  const arriveAt = async (title: string) => {
    await page.getByRole('heading', { name: title }).waitFor();
    findings.push(...(await lookOver(page, title)));
  };
  /** The list that a search has found, once it holds still. */
  const found = (name: string): Locator => page.getByRole('option', { name }).first();

  await arriveAt('Dónde estudias');
  await press('Tab', 'l'); // 'León' or whatever comes first
  await press('Tab', ...'udc');
  await found('Universidad de A Coruña').waitFor();
  await press('ArrowDown', 'Enter');
  await press('Tab', 'Space', 'Enter');

  await arriveAt('Qué estudias');
  await press('Tab', 'i'); // 'Ingeniería y Arquitectura'
  await press('Tab', ...'inf');
  await found('Informática').waitFor();
  // The second press closes the list, which stays open for another degree.
  await press('ArrowDown', 'Enter', 'Enter', 'Enter');

  await arriveAt('Qué te interesa');
  await press('Tab', 'Space', 'Enter');
  await arriveAt('Cómo te llaman');
  await press('Tab', 'Tab', 'Enter');
  await arriveAt('Para terminar');
  await press('Tab', 'Space');

  await page.reload();
  await untilReady(page);
  await page.getByRole('heading', { name: 'Para terminar' }).waitFor();
  await page.getByRole('radio', { name: 'Universidad', exact: true }).focus();
  await press('Enter');
  await page.getByRole('dialog', { name: /^¡Gracias/ }).waitFor();
  findings.push(...(await lookOver(page, 'thanks')));
  expect(presses).toBeLessThanOrEqual(30);
  expect(findings).toEqual([]);
  expect(problems).toEqual([]);
});
