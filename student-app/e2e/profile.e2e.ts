/** Browser tests of a student's profile: the wizard, by keyboard only. */
import { expect, test } from '@puente/testing/journey';
import { lookOver } from '@puente/testing/look-over';
import { untilReady } from '@puente/testing/ready';

test('§2.11 the wizard takes at most 30 presses of a key, and loses nothing on a reload', async ({
  product,
  account,
  openAs,
}) => {
  const email = await account('new student');
  // The registration asks for the university. The wizard asks only users who came another way.
  await product.sql(
    `update students set university_id = null where user_id = (select id from users where email = '${email}')`,
  );
  const { page, problems } = await openAs(email, '/projects');
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
  /** Searches the list and chooses the first match. */
  const chooseFound = async (name: string) => {
    await page.getByRole('option', { name }).first().waitFor();
    await press('ArrowDown');
    // Enter chooses the highlighted option, so wait for the highlight.
    await page.locator('[role=option][data-focused]').waitFor();
    await press('Enter');
  };

  await arriveAt('Dónde estudias');
  await press('Tab', 'l'); // 'León' or whatever comes first
  await press('Tab', ...'udc');
  await chooseFound('Universidad de A Coruña');
  await press('Tab', 'Space', 'Enter');

  await arriveAt('Qué estudias');
  await press('Tab', 'i'); // 'Ingeniería y Arquitectura'
  await press('Tab', ...'inf');
  await chooseFound('Informática');
  // The list stays open for another degree. The first Enter closes it.
  await press('Enter');
  await expect(page.locator('[role=option]')).toHaveCount(0);
  await press('Enter');

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
