/** The first minutes of an organisation's people on the released product: alone, on two devices, with a colleague, for two organisations. */
import type { Page } from 'playwright-core';
import { newPerson } from '@puente/testing/browser';
import { countedHands, secondsOf } from '@puente/testing/counted-hands';
import { pointer } from '@puente/testing/hands';
import { productForJourneys } from '@puente/testing/journey';
import { linkIn, mailTo } from '@puente/testing/outbox';
import { signIn } from '@puente/testing/people';
import { untilReady } from '@puente/testing/ready';
import { beginProject, fillInProject, publishFromReview } from '@puente/testing/writing-a-project';
import { demoPassword } from '@puente/tooling/accounts';

const running = productForJourneys();

async function openAs(email: string, path: string): Promise<{ page: Page; problems: string[] }> {
  const { page, problems } = await newPerson(running.browser, running.product.url);
  await signIn(page.context(), running.product.url, email);
  await page.goto(path);
  await untilReady(page);
  return { page, problems };
}

const minutes = 4;
const organization = 'Cooperativa Ponte Vella';
/** Who founds an organisation in the first journey, and invites a colleague in a later one. */
const founder = `elba.${Math.random().toString(36).slice(2)}@ponte.test`;

test('registration, organisation and first published project are less than four minutes of a person’s hands', async () => {
  const { product, browser } = running;
  const { page, problems } = await newPerson(browser, product.url);
  const { hands, effort } = countedHands(pointer);
  const main = page.getByRole('main');

  await page.goto('/register?profile=coordinator');
  await hands.write(main.getByLabel('Nombre', { exact: true }), 'Elba');
  await hands.write(main.getByLabel('Apellidos'), 'Rial Soto');
  await hands.write(main.getByLabel('Correo electrónico'), founder);
  await hands.write(main.getByLabel('Teléfono', { exact: true }), '+34 600 12 34 56');
  await hands.write(main.getByLabel('Contraseña', { exact: true }), demoPassword);
  await hands.write(main.getByLabel('Repite la contraseña'), demoPassword);
  await hands.tick(main.getByRole('checkbox', { name: /Acepto los terminos/ }));
  await hands.press(main.getByRole('button', { name: 'Crear cuenta' }));
  await page.waitForURL('**/register/completed**');
  await page.goto(linkIn(await mailTo(product.dataDir, founder), '/user/auth/login'));
  await hands.write(main.getByLabel('Contraseña', { exact: true }), demoPassword);
  await hands.press(main.getByRole('button', { name: 'Confirmar e iniciar sesión' }));
  await page.waitForURL('**/organizations/create');
  await untilReady(page);
  const welcome = page.getByRole('dialog', { name: /Te damos la bienvenida/ });
  await welcome.waitFor();
  await hands.press(welcome.getByRole('button').last());
  await welcome.waitFor({ state: 'detached' });

  await hands.write(main.getByLabel('Nombre de la organización'), organization);
  await hands.pick(main.getByLabel('Tipo'), 'Cooperativa');
  await hands.pick(main.getByLabel('Tamaño'), '11 a 50 personas');
  await hands.pick(main.getByLabel('Provincia'), 'A Coruña');
  await hands.press(main.getByRole('button', { name: 'Siguiente' }));
  await hands.pick(main.getByLabel('Sector'), 'Energía');
  await hands.write(main.getByLabel('Descripción'), 'Generamos energía entre vecinas y vecinos.');
  await hands.press(main.getByRole('button', { name: 'Siguiente' }));
  await hands.press(main.getByRole('button', { name: 'Crear organización' }));
  await hands.press(main.getByRole('link', { name: 'Publicar el primer proyecto' }));
  await page.waitForURL('**/projects/create');
  const title = 'Tejados solares compartidos en un barrio';
  await beginProject(page, hands, title);
  await fillInProject(
    page,
    hands,
    'Queremos saber qué tejados del barrio permiten una comunidad energética viable, con qué inversión y qué reparto.',
  );
  await publishFromReview(page, hands);
  await main.getByRole('heading', { level: 2, name: title }).waitFor();

  expect(secondsOf(effort)).toBeLessThan(minutes * 60);
  // Something was counted: a hand that does nothing is not quick.
  expect(effort.presses).toBeGreaterThan(30);
  expect(problems).toEqual([]);
});

test('a project begun on one device is gone on with on another', async () => {
  const title = 'Censo de fuentes que ya no manan';
  const desk = await openAs('coordinacion@puente.test', '/projects/create');
  await desk.page.getByLabel('Título').fill(title);
  await desk.page.getByText(/^Guardado/).waitFor();

  const phone = await openAs('coordinacion@puente.test', '/projects/create');
  await phone.page.getByText('Hemos recuperado el borrador que tenías guardado.').waitFor();
  expect(await phone.page.getByLabel('Título').inputValue()).toBe(title);
  await pointer.pick(phone.page.getByLabel('Tipo de proyecto'), 'TFG');
  await phone.page.getByRole('button', { name: 'Empezar' }).click();
  await phone.page.waitForURL(/\/organizations\/projects\/\d+\/edit$/);

  // It is one draft: what was begun is not begun a second time.
  await desk.page.goto('/organizations?status=draft');
  await desk.page.getByRole('heading', { level: 2, name: title }).waitFor();
  expect(await desk.page.getByRole('heading', { level: 2, name: title }).count()).toBe(1);
  await desk.page.goto('/projects/create');
  await desk.page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('input[name=title]')?.value === '',
  );
  expect([...desk.problems, ...phone.problems]).toEqual([]);
});

test('a colleague is invited by mail, joins, and sees the projects of the organisation', async () => {
  const { page, problems } = await openAs(founder, '/organizations');
  await page.getByRole('main').getByRole('link', { name: 'Tu organización' }).click();
  await page.getByLabel('Correo electrónico').fill('sin-organizacion@puente.test');
  await page.getByRole('button', { name: 'Enviar invitación' }).click();
  await page.getByText('Hemos enviado la invitación a sin-organizacion@puente.test.').waitFor();

  const letter = await mailTo(running.product.dataDir, 'sin-organizacion@puente.test');
  expect(letter).toContain(organization);
  const colleague = await openAs('sin-organizacion@puente.test', '/organizations');
  await colleague.page.waitForURL('**/organizations/create');
  await colleague.page.getByRole('button', { name: `Unirme a ${organization}` }).click();
  await colleague.page.waitForURL((url) => url.pathname === '/organizations');
  await colleague.page.getByRole('main').getByRole('article').first().waitFor();
  expect([...problems, ...colleague.problems]).toEqual([]);
});

test('a project manager publishes for the second of two organisations, and finds the draft there alone', async () => {
  const { page, problems } = await openAs('gestion@puente.test', '/projects/create');
  const title = 'Rutas de lectura para un tren de vía estrecha';
  const choice = page.getByLabel('Organización que lo publica');
  const [, first, second] = await choice.locator('option').allInnerTexts();
  await choice.selectOption({ label: second! });
  await beginProject(page, pointer, title);

  await page.goto('/organizations?status=draft');
  await untilReady(page);
  expect(await page.getByLabel('Organización').locator('option:checked').innerText()).toBe(first);
  expect(await page.getByRole('heading', { level: 2, name: title }).count()).toBe(0);
  await page.getByLabel('Organización').selectOption({ label: second! });
  await page.getByRole('heading', { level: 2, name: title }).waitFor();
  expect(problems).toEqual([]);
});
