/** Browser tests of the library, and of a saved search from 'Avísame' until its mails are stopped. */
import { expect, test } from '@puente/testing/journey';
import { lookOver } from '@puente/testing/look-over';
import { linkIn, mailTo } from '@puente/testing/outbox';
import { untilReady } from '@puente/testing/ready';
import { publishProject } from './fresh-records.ts';

const day = 24 * 60 * 60 * 1000;

test('§2.2 the library leads to an article, whose contents lead to its sections', async ({ openAs }) => {
  const { page, problems } = await openAs('estudiante@puente.test', '/resources/purpose?purpose=tfx_support');
  const findings = await lookOver(page, 'the library');
  await page.getByRole('link', { name: 'Revisión bibliográfica sin perderse' }).click();
  await page.getByRole('heading', { level: 1, name: 'Revisión bibliográfica sin perderse' }).waitFor();
  findings.push(...(await lookOver(page, 'an article')));

  await page
    .getByRole('navigation', { name: 'En este artículo' })
    .getByRole('link', { name: 'Escribirla' })
    .click();
  await page.waitForURL(/#seccion-escribirla$/);
  await page.getByRole('heading', { name: 'Escribirla' }).waitFor();
  const section = page.url();
  await page.getByRole('link', { name: 'Volver a la biblioteca' }).click();
  await page.waitForURL(/\/resources\/purpose\?purpose=tfx_support$/);

  // If the page is opened directly, the article arrives after the browser has looked for the anchor.
  await page.goto(section);
  await untilReady(page);
  await page.waitForFunction(() => {
    const top = document.getElementById('seccion-escribirla')?.getBoundingClientRect().top ?? Infinity;
    return top < window.innerHeight;
  });
  expect(findings).toEqual([]);
  expect(problems).toEqual([]);
});

test('a saved search is mailed with what is new, and one press ends it without a login', async ({
  product,
  apiProcess,
  person,
  openAs,
}) => {
  const { page, problems, email } = await openAs('student', '/projects?modality=remote', { width: 360 });
  await page.getByRole('button', { name: 'Avísame' }).click();
  const dialog = page.getByRole('dialog', { name: 'Avísame de proyectos nuevos' });
  await dialog.getByText('Cada día', { exact: true }).click();
  const findings = await lookOver(page, 'the question how often');
  await dialog.getByRole('button', { name: 'Activar aviso' }).click();
  await page.getByRole('button', { name: 'Aviso activado' }).waitFor();

  await publishProject(await person('coordinator'), product.url, {
    title: 'Sensores para el barrio',
    presentiality: 'remote',
    location: null,
  });
  await apiProcess.operate({ job: 'saved-search-mails', now: new Date(Date.now() + day).toISOString() });
  const mail = await mailTo(product.dataDir, email, '/avisos/baja');
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(mail).toContain('Sensores para el barrio');
  const link = linkIn(mail, '/avisos/baja');

  const visitor = (await person('visitor', { width: 360 })).page;
  await visitor.goto(link);
  await visitor.getByRole('heading', { name: '¿Dejar de recibir estos avisos?' }).waitFor();
  findings.push(...(await lookOver(visitor, 'the question whether to end the mails')));
  await page.goto('/profile?section=projects');
  await expect(page.getByRole('combobox', { name: 'Avisarme de Remoto' })).toHaveValue('daily');
  await visitor.getByRole('button', { name: 'Dejar de recibirlos' }).click();
  await visitor.getByRole('heading', { name: 'Hecho: ya no recibirás estos avisos' }).waitFor();

  await page.goto('/profile?section=projects');
  await expect(page.getByRole('combobox', { name: 'Avisarme de Remoto' })).toHaveValue('never');
  await page.getByRole('link', { name: 'Ver resultados' }).first().click();
  await page.waitForURL(/\/projects\?modality=remote$/);
  expect(findings).toEqual([]);
  expect(problems).toEqual([]);
});
