import type { Browser } from 'playwright-core';
import { demoPassword } from '@puente/tooling/accounts';
import { newPerson } from '@puente/testing/browser';
import type { Hands } from '@puente/testing/hands';
import { linkIn, mailTo } from '@puente/testing/outbox';
import { pdfFile } from '@puente/testing/pdf';
import { signIn } from '@puente/testing/people';
import type { ProductUnderTest } from '@puente/testing/product-under-test';
import { untilReady } from '@puente/testing/ready';
import { beginProject, fillInProject, publishFromReview } from '@puente/testing/writing-a-project';
import { identify } from '../e2e/identify.ts';

export interface Tried {
  product: ProductUnderTest;
  browser: Browser;
  width: number;
  hands: Hands;
}

const chosenPassword = 'Faro-de-Ons-26';
const motivation =
  'Llevo dos años midiendo la sombra de mi barrio y quiero que sirva para algo más que mi TFG.';

/** A person whose browser has the service worker already, as that of everybody who comes a second time. */
async function comesAgain({ browser, product, width }: Tried) {
  const person = await newPerson(browser, product.url, { width, serviceWorkers: 'allow' });
  await person.page.goto('/');
  await person.page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  return person;
}

/** An organisation's coordinator registers, creates the organisation, publishes, and answers the first application. */
export async function openOrganization(tried: Tried): Promise<string[]> {
  const { product, hands } = tried;
  const { page, problems, context } = await comesAgain(tried);
  const main = page.getByRole('main');
  const email = `coordina.${Date.now()}@organizaciones.test`;
  await page.goto('/register?profile=coordinator');
  await hands.write(main.getByLabel('Nombre', { exact: true }), 'Noa');
  await hands.write(main.getByLabel('Apellidos'), 'Varela');
  await hands.write(main.getByLabel('Correo electrónico'), email);
  await hands.write(main.getByLabel('Teléfono', { exact: true }), '600 12 34 56');
  await hands.write(main.getByLabel('Contraseña', { exact: true }), demoPassword);
  await hands.write(main.getByLabel('Repite la contraseña'), demoPassword);
  await hands.tick(main.getByRole('checkbox', { name: /Acepto los terminos/ }));
  await hands.press(main.getByRole('button', { name: 'Crear cuenta' }));
  await page.waitForURL('**/register/completed**');
  await page.goto(linkIn(await mailTo(product.dataDir, email), '/user/auth/login'));
  await hands.write(main.getByLabel('Contraseña', { exact: true }), demoPassword);
  await hands.press(main.getByRole('button', { name: 'Confirmar e iniciar sesión' }));
  await page.waitForURL('**/organizations/create');
  await hands.press(page.getByRole('dialog').getByRole('button', { name: 'Ahora no' }));

  await hands.write(page.getByLabel('Nombre de la organización'), 'Cooperativa Ponte Nova');
  await hands.pick(page.getByLabel('Tipo'), 'Cooperativa');
  await hands.pick(page.getByLabel('Tamaño'), '11 a 50 personas');
  await hands.pick(page.getByLabel('Provincia'), 'A Coruña');
  await hands.press(page.getByRole('button', { name: 'Siguiente' }));
  await hands.pick(page.getByLabel('Sector'), 'Energía');
  await hands.write(page.getByLabel('Descripción'), 'Generamos energía entre vecinas y vecinos.');
  await hands.press(page.getByRole('button', { name: 'Siguiente' }));
  await hands.press(page.getByRole('button', { name: 'Crear organización' }));
  await hands.press(page.getByRole('link', { name: 'Publicar el primer proyecto' }));
  await page.waitForURL('**/projects/create');
  const title = `Tejados solares compartidos ${Date.now() % 100_000}`;
  await beginProject(page, hands, title);
  await fillInProject(
    page,
    hands,
    'Queremos saber cuánta energía puede compartir un barrio con los tejados que ya tiene, y cómo repartirla bien entre vecinas y vecinos.',
  );
  await publishFromReview(page, hands);
  await hands.press(main.getByRole('article').filter({ hasText: title }).getByRole('link').first());
  await page.waitForURL(/\/organizations\/projects\/\d+\/applys/);

  const project = /projects\/(\d+)/.exec(page.url())?.[1] ?? '';
  const student = await apply(tried, project);
  await page.reload();
  await hands.press(main.getByRole('article').getByRole('link').first());
  const application = main.getByRole('region', { name: /^Solicitud de/ });
  await application.getByText(motivation.slice(0, 30)).waitFor();
  await hands.press(application.getByRole('button', { name: 'Preseleccionar', exact: true }));
  await application.getByText('Preseleccionado', { exact: true }).waitFor();
  await context.close();
  return [...problems, ...student];
}

/** The demo student applies to the project. */
async function apply(tried: Tried, project: string): Promise<string[]> {
  const { product, hands } = tried;
  const { page, problems, context } = await comesAgain(tried);
  await signIn(context, product.url, 'estudiante@puente.test');
  await page.goto(`/projects/${project}/apply`);
  const next = page.getByRole('button', { name: 'Siguiente' });
  await hands.write(page.getByLabel(/Qué puedes aportar/), motivation);
  await hands.press(next);
  const button = page.getByRole('main').getByRole('button', { name: /archivo|PDF|currículum/i });
  await hands.attach(button.first(), pdfFile('cv-iria.pdf'));
  await page.getByText('Archivo subido').waitFor();
  await hands.press(next);
  await page.getByRole('heading', { name: 'Cómo y cuándo' }).waitFor();
  await hands.press(next);
  await hands.press(page.getByRole('button', { name: 'Enviar solicitud' }));
  await page.getByRole('heading', { name: 'Solicitud enviada' }).waitFor();
  await context.close();
  return problems;
}

export async function recoverPassword(tried: Tried, email: string): Promise<string[]> {
  const { product, hands } = tried;
  const { page, problems, context } = await comesAgain(tried);
  const main = page.getByRole('main');
  await page.goto('/user/auth/login');
  await hands.press(main.getByRole('link', { name: '¿Has olvidado tu contraseña?' }));
  await page.getByRole('heading', { level: 1, name: 'Recuperar contraseña' }).waitFor();
  await hands.write(main.getByLabel('Correo electrónico'), email);
  await hands.press(main.getByRole('button', { name: 'Enviar el enlace' }));
  await page.getByText('Revisa tu correo').waitFor();
  await page.goto(linkIn(await mailTo(product.dataDir, email), '/user/auth/reset-password'));
  await hands.write(main.getByLabel('Contraseña nueva'), chosenPassword);
  await hands.write(main.getByLabel('Repite la contraseña'), chosenPassword);
  await hands.press(main.getByRole('button', { name: 'Guardar la contraseña' }));
  await page.waitForURL('**/estudiantes');
  await untilReady(page);
  await context.close();
  return problems;
}

export async function logInWithProvider(tried: Tried, provider: 'Google' | 'Microsoft'): Promise<string[]> {
  const { hands } = tried;
  const { page, problems, context } = await comesAgain(tried);
  const main = page.getByRole('main');
  await page.goto('/user/auth/login');
  await hands.press(main.getByRole('link', { name: `Continuar con ${provider}` }));
  await identify(page, { email: `${provider}.${Date.now()}@ejemplo.test`.toLowerCase() });
  await page.waitForURL('**/user/complete');
  await hands.tick(main.getByRole('radio', { name: 'Profesor' }));
  await hands.tick(main.getByRole('checkbox', { name: /Acepto los terminos/ }));
  await hands.press(main.getByRole('button', { name: 'Completar perfil' }));
  await page.waitForURL('**/universidades');
  await untilReady(page);
  await context.close();
  return problems;
}
