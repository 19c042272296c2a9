/**
 * Acceptance: what students do, with the keyboard alone. The way from the registration to a withdrawal is in
 * `story-by-keyboard.e2e.ts`, the wizard in `e2e/profile.e2e.ts`, the questionnaire in `e2e/questionnaire.e2e.ts`.
 */
import { searchFrequencies } from '@puente/contract/constants/saved-searches';
import { newPerson } from '@puente/testing/browser';
import { keyboard } from '@puente/testing/hands';
import { productForJourneys } from '@puente/testing/journey';
import { signIn } from '@puente/testing/people';
import { untilReady } from '@puente/testing/ready';

const running = productForJourneys();
const { press, write, tick, pick } = keyboard;

async function openAs(email: string, path: string) {
  const { url } = running.product;
  const { page, context, problems } = await newPerson(running.browser, url);
  await signIn(context, url, email);
  // The question about the student's goal has been put: it opens over whatever page comes first.
  await page.goto('/matching');
  await untilReady(page);
  await page.keyboard.press('Escape');
  await page.goto(path);
  await untilReady(page);
  return { page, problems, main: page.getByRole('main') };
}

test('a work is begun, published and cited', async () => {
  const { page, main, problems } = await openAs('nueva@puente.test', '/tfx/create');
  const next = () => press(main.getByRole('button', { name: 'Siguiente' }));
  await press(main.getByRole('link', { name: 'Tengo una propuesta' }));
  await page.waitForURL(/work=\d+/);
  await untilReady(page);
  await write(main.getByRole('textbox', { name: /Título/ }), 'Qué hay en la arena de tres playas');
  await write(
    main.getByRole('textbox', { name: /Resumen/ }),
    'Cada mes contamos los restos de tres playas con un protocolo que cualquier asociación puede repetir por su cuenta.',
  );
  await tick(main.getByRole('checkbox', { name: 'Ciencias', exact: true }));
  await pick(main.getByRole('combobox', { name: /Idioma/ }), 'Español');
  await next();
  await main.getByRole('heading', { name: 'Los detalles' }).waitFor();
  await next();
  await main.getByRole('heading', { name: 'Por qué merece la pena' }).waitFor();
  await next();
  await press(main.getByRole('button', { name: 'Guardar y ver cómo queda' }));
  await press(main.getByRole('button', { name: 'Publicar', exact: true }));
  await main.getByText(/^Está en el repositorio, y/).waitFor();
  await tick(main.getByRole('radio', { name: 'ISO 690' }));
  await main
    .getByText(/Qué hay en la arena de tres playas \[/i)
    .first()
    .waitFor();
  expect(problems).toEqual([]);
});

test('a search is saved, and its mails are ended in the profile', async () => {
  const { page, main, problems } = await openAs('estudiante@puente.test', '/projects?modality=remote');
  await press(main.getByRole('button', { name: 'Avísame' }));
  const dialog = page.getByRole('dialog', { name: 'Avísame de proyectos nuevos' });
  await tick(dialog.getByRole('radio', { name: 'Cada día' }));
  await press(dialog.getByRole('button', { name: 'Activar aviso' }));
  await main.getByRole('button', { name: 'Aviso activado' }).waitFor();
  await page.goto('/profile?section=projects');
  const frequency = main.getByRole('combobox', { name: 'Avisarme de Remoto' });
  const told = page.waitForResponse(
    (answer) => /"never"/.test(answer.request().postData() ?? '') && answer.ok(),
  );
  await pick(frequency, searchFrequencies.never);
  await told;
  await page.reload();
  await untilReady(page);
  expect(await frequency.inputValue()).toBe('never');
  expect(problems).toEqual([]);
});

test('an application is withdrawn with its reason', async () => {
  const { page, main, problems } = await openAs('estudiante@puente.test', '/profile?section=applys');
  const waiting = main.getByRole('article').filter({ hasText: 'aún no la ha valorado' }).first();
  await press(waiting.getByRole('link', { name: 'Ver mi solicitud' }));
  await press(main.getByRole('button', { name: 'Retirar solicitud' }));
  const dialog = page.getByRole('dialog', { name: '¿Retirar tu solicitud?' });
  await write(dialog.getByLabel(/Por qué la retiras/), 'He encontrado otro proyecto.');
  await press(dialog.getByRole('button', { name: 'Retirar solicitud' }));
  await main.getByText('Has retirado esta solicitud.').waitFor();
  expect(problems).toEqual([]);
});
