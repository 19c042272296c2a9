import type { Person, PersonOptions } from '@puente/testing/browser';
import type { InputDriver } from '@puente/testing/input-driver';
import { mailedLink } from '@puente/testing/outbox';
import { pdfFile } from '@puente/testing/pdf';
import { signIn } from '@puente/testing/people';
import type { ProductUnderTest } from '@puente/testing/product-under-test';
import { untilReady } from '@puente/testing/ready';
import { beginProject, fillInProject, publishFromReview } from '@puente/testing/writing-a-project';
import { demoPassword } from '@puente/tooling/accounts';
import { identify } from '../e2e/identify.ts';

/** `person`, `product` and `input` are Playwright fixtures. */
export interface Tried {
  person: (who: 'visitor', options: PersonOptions) => Promise<Person>;
  product: ProductUnderTest;
  input: InputDriver;
  width: number;
}

const chosenPassword = 'Faro-de-Ons-26';
const motivation =
  'Llevo dos años midiendo la sombra de mi barrio y quiero que sirva para algo más que mi TFG.';

/** Opens a browser with the service worker installed, as on a second visit. */
async function comesAgain({ person, width }: Tried): Promise<Person> {
  const visitor = await person('visitor', { width, serviceWorkers: 'allow' });
  await visitor.page.goto('/');
  await visitor.page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  return visitor;
}

/**
 * A coordinator registers, creates an organisation, publishes a project and answers the first application. @param applicant email of a
 * student who may apply
 */
export async function openOrganization(tried: Tried, applicant: string): Promise<string[]> {
  const { product, input } = tried;
  const { page, problems } = await comesAgain(tried);
  const main = page.getByRole('main');
  const unique = Date.now();
  const email = `coordina.${unique}@organizaciones.test`;
  await page.goto('/register?profile=coordinator');
  await input.fill(main.getByLabel('Nombre', { exact: true }), 'Noa');
  await input.fill(main.getByLabel('Apellidos'), 'Varela');
  await input.fill(main.getByLabel('Correo electrónico'), email);
  await input.fill(main.getByLabel('Teléfono', { exact: true }), '600 12 34 56');
  await input.fill(main.getByLabel('Contraseña', { exact: true }), demoPassword);
  await input.fill(main.getByLabel('Repite la contraseña'), demoPassword);
  await input.check(main.getByRole('checkbox', { name: /Acepto los terminos/ }));
  await input.activate(main.getByRole('button', { name: 'Crear cuenta' }));
  await page.waitForURL('**/register/completed**');
  await page.goto(await mailedLink(product.dataDir, email, '/user/auth/login'));
  await input.fill(main.getByLabel('Contraseña', { exact: true }), demoPassword);
  await input.activate(main.getByRole('button', { name: 'Confirmar e iniciar sesión' }));
  await page.waitForURL('**/organizations/create');
  await input.activate(page.getByRole('dialog').getByRole('button', { name: 'Ahora no' }));

  await input.fill(page.getByLabel('Nombre de la organización'), `Cooperativa Ponte Nova ${unique}`);
  await input.select(page.getByLabel('Tipo'), 'Cooperativa');
  await input.select(page.getByLabel('Tamaño'), '11 a 50 personas');
  await input.select(page.getByLabel('Provincia'), 'A Coruña');
  await input.activate(page.getByRole('button', { name: 'Siguiente' }));
  await input.select(page.getByLabel('Sector'), 'Energía');
  await input.fill(page.getByLabel('Descripción'), 'Generamos energía entre vecinas y vecinos.');
  await input.activate(page.getByRole('button', { name: 'Siguiente' }));
  await input.activate(page.getByRole('button', { name: 'Crear organización' }));
  await input.activate(page.getByRole('link', { name: 'Publicar el primer proyecto' }));
  await page.waitForURL('**/projects/create');
  const title = `Tejados solares compartidos ${unique}`;
  await beginProject(page, input, title);
  await fillInProject(
    page,
    input,
    'Queremos saber cuánta energía puede compartir un barrio con los tejados que ya tiene, y cómo repartirla bien entre vecinas y vecinos.',
  );
  await publishFromReview(page, input);
  await input.activate(main.getByRole('article').filter({ hasText: title }).getByRole('link').first());
  await page.waitForURL(/\/organizations\/projects\/\d+\/applys/);

  const project = /projects\/(\d+)/.exec(page.url())?.[1] ?? '';
  const student = await apply(tried, project, applicant);
  await page.reload();
  await input.activate(main.getByRole('article').getByRole('link').first());
  const application = main.getByRole('region', { name: /^Solicitud de/ });
  await application.getByText(motivation.slice(0, 30)).waitFor();
  await input.activate(application.getByRole('button', { name: 'Preseleccionar', exact: true }));
  await application.getByText('Preseleccionado', { exact: true }).waitFor();
  return [...problems, ...student];
}

async function apply(tried: Tried, project: string, email: string): Promise<string[]> {
  const { product, input } = tried;
  const { page, problems, context } = await comesAgain(tried);
  await signIn(context, product.url, email);
  await page.goto(`/projects/${project}/apply`);
  const next = page.getByRole('button', { name: 'Siguiente' });
  await input.fill(page.getByLabel(/Qué puedes aportar/), motivation);
  await input.activate(next);
  const button = page.getByRole('main').getByRole('button', { name: /archivo|PDF|currículum/i });
  await input.attach(button.first(), pdfFile('cv-iria.pdf'));
  await page.getByText('Archivo subido').waitFor();
  await input.activate(next);
  await page.getByRole('heading', { name: 'Cómo y cuándo' }).waitFor();
  await input.activate(next);
  await input.activate(page.getByRole('button', { name: 'Enviar solicitud' }));
  await page.getByRole('heading', { name: 'Solicitud enviada' }).waitFor();
  return problems;
}

export async function recoverPassword(tried: Tried, email: string): Promise<string[]> {
  const { product, input } = tried;
  const { page, problems } = await comesAgain(tried);
  const main = page.getByRole('main');
  await page.goto('/user/auth/login');
  await input.activate(main.getByRole('link', { name: '¿Has olvidado tu contraseña?' }));
  await page.getByRole('heading', { level: 1, name: 'Recuperar contraseña' }).waitFor();
  await input.fill(main.getByLabel('Correo electrónico'), email);
  await input.activate(main.getByRole('button', { name: 'Enviar el enlace' }));
  await page.getByText('Revisa tu correo').waitFor();
  await page.goto(await mailedLink(product.dataDir, email, '/user/auth/reset-password'));
  await input.fill(main.getByLabel('Contraseña nueva'), chosenPassword);
  await input.fill(main.getByLabel('Repite la contraseña'), chosenPassword);
  await input.activate(main.getByRole('button', { name: 'Guardar la contraseña' }));
  await page.waitForURL('**/estudiantes');
  await untilReady(page);
  return problems;
}

export async function logInWithProvider(tried: Tried, provider: 'Google' | 'Microsoft'): Promise<string[]> {
  const { input } = tried;
  const { page, problems } = await comesAgain(tried);
  const main = page.getByRole('main');
  await page.goto('/user/auth/login');
  await input.activate(main.getByRole('link', { name: `Continuar con ${provider}` }));
  await identify(page, { email: `${provider}.${Date.now()}@ejemplo.test`.toLowerCase() });
  await page.waitForURL('**/user/complete');
  await input.check(main.getByRole('radio', { name: 'Profesor' }));
  await input.check(main.getByRole('checkbox', { name: /Acepto los terminos/ }));
  await input.activate(main.getByRole('button', { name: 'Completar perfil' }));
  await page.waitForURL('**/universidades');
  await untilReady(page);
  return problems;
}
