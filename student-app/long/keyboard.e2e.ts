/**
 * Acceptance: tasks of students by keyboard only. Registration to withdrawal is in `story-by-keyboard.e2e.ts`, the wizard in
 * `e2e/profile.e2e.ts`, the questionnaire in `e2e/questionnaire.e2e.ts`.
 */
import { searchFrequencies } from '@puente/contract/constants/saved-searches';
import { keyboard } from '@puente/testing/input-driver';
import { expect, test } from '@puente/testing/journey';
import { untilReady } from '@puente/testing/ready';
import { applyTo, publishProject } from '../e2e/fresh-records.ts';

const { activate, fill, check, select } = keyboard;

test('a work is begun, published and cited', async ({ openAs }) => {
  const { page, problems } = await openAs('student', '/tfx/create');
  const main = page.getByRole('main');
  const next = () => activate(main.getByRole('button', { name: 'Siguiente' }));
  await activate(main.getByRole('link', { name: 'Tengo una propuesta' }));
  await fill(main.getByRole('textbox', { name: /Título/ }), 'Qué hay en la arena de tres playas');
  await activate(main.getByRole('button', { name: 'Empezar' }));
  await page.waitForURL(/work=\d+/);
  await untilReady(page);
  await fill(
    main.getByRole('textbox', { name: /Resumen/ }),
    'Cada mes contamos los restos de tres playas con un protocolo que cualquier asociación puede repetir por su cuenta.',
  );
  await check(main.getByRole('checkbox', { name: 'Ciencias', exact: true }));
  await select(main.getByRole('combobox', { name: /Idioma/ }), 'Español');
  await next();
  await main.getByRole('heading', { name: 'Los detalles' }).waitFor();
  await next();
  await main.getByRole('heading', { name: 'Por qué merece la pena' }).waitFor();
  await next();
  await activate(main.getByRole('button', { name: 'Guardar y ver cómo queda' }));
  await activate(main.getByRole('button', { name: 'Publicar', exact: true }));
  await main.getByText(/^Está en el repositorio, y/).waitFor();
  await check(main.getByRole('radio', { name: 'ISO 690' }));
  await main
    .getByText(/Qué hay en la arena de tres playas \[/i)
    .first()
    .waitFor();
  expect(problems).toEqual([]);
});

test('a search is saved, and its mails are ended in the profile', async ({ openAs }) => {
  const { page, problems } = await openAs('student', '/projects?modality=remote');
  const main = page.getByRole('main');
  await activate(main.getByRole('button', { name: 'Avísame' }));
  const dialog = page.getByRole('dialog', { name: 'Avísame de proyectos nuevos' });
  await check(dialog.getByRole('radio', { name: 'Cada día' }));
  await activate(dialog.getByRole('button', { name: 'Activar aviso' }));
  await main.getByRole('button', { name: 'Aviso activado' }).waitFor();
  await page.goto('/profile?section=projects');
  const frequency = main.getByRole('combobox', { name: 'Avisarme de Remoto' });
  const saved = page.waitForResponse(
    (response) => /"never"/.test(response.request().postData() ?? '') && response.ok(),
  );
  await select(frequency, searchFrequencies.never);
  await saved;
  await page.reload();
  await untilReady(page);
  await expect(frequency).toHaveValue('never');
  expect(problems).toEqual([]);
});

test('an application is withdrawn with its reason', async ({ person, product }) => {
  const student = await person('student');
  const { page, problems } = student;
  const { id } = await publishProject(await person('coordinator'), product.url);
  await applyTo(id, student, product.url);
  await page.goto('/profile?section=applys');
  const main = page.getByRole('main');
  const waiting = main.getByRole('article').filter({ hasText: 'aún no la ha valorado' });
  await activate(waiting.getByRole('link', { name: 'Ver mi solicitud' }));
  await activate(main.getByRole('button', { name: 'Retirar solicitud' }));
  const dialog = page.getByRole('dialog', { name: '¿Retirar tu solicitud?' });
  await fill(dialog.getByLabel(/Por qué la retiras/), 'He encontrado otro proyecto.');
  await activate(dialog.getByRole('button', { name: 'Retirar solicitud' }));
  await main.getByText('Has retirado esta solicitud.').waitFor();
  expect(problems).toEqual([]);
});
