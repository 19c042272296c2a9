/** The library of resources as a browser shows it, and a saved search from 'Avísame' to the end of its mails. */
import { apiOfWorker } from '@puente/testing/api-process';
import { newPerson } from '@puente/testing/browser';
import { lookOver, productForJourneys } from '@puente/testing/journey';
import { linkIn, mailTo } from '@puente/testing/outbox';
import { untilReady } from '@puente/testing/ready';
import { openingAs } from './open-as.ts';

const running = productForJourneys();
const email = 'estudiante@puente.test';
const day = 24 * 60 * 60 * 1000;

const openAs = openingAs(running);

test('§2 the library leads to an article, whose contents lead to its sections', async () => {
  const { page, problems } = await openAs(email, '/resources/purpose?purpose=tfx_support');
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

  // Opened by its address, the article comes after the browser looked for the section.
  await page.goto(section);
  await untilReady(page);
  await page.waitForFunction(() => {
    const top = document.getElementById('seccion-escribirla')?.getBoundingClientRect().top ?? Infinity;
    return top < window.innerHeight;
  });
  expect(findings).toEqual([]);
  expect(problems).toEqual([]);
});

test('a saved search is mailed with what is new, and one press ends it without a login', async () => {
  const { page, problems } = await openAs(email, '/projects?modality=remote', 360);
  await page.getByRole('button', { name: 'Avísame' }).click();
  const dialog = page.getByRole('dialog', { name: 'Avísame de proyectos nuevos' });
  await dialog.getByText('Cada día', { exact: true }).click();
  const findings = await lookOver(page, 'the question how often');
  await dialog.getByRole('button', { name: 'Activar aviso' }).click();
  await page.getByRole('button', { name: 'Aviso activado' }).waitFor();

  const api = apiOfWorker();
  await api.operate({
    sql: `update projects set published_at = now() + interval '1 hour', deadline = null, title = 'Proyecto de prueba', presentiality = 'remote'
      where id = (select p.id from projects p where p.status = 'new' and p.published_at is not null
        and not exists (select 1 from applications a where a.project_id = p.id) order by p.id limit 1)`,
  });
  await api.operate({ job: 'saved-search-mails', now: new Date(Date.now() + day).toISOString() });
  const mail = await mailTo(running.product.dataDir, email);
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(mail).toContain('Proyecto de prueba');
  const link = linkIn(mail, '/avisos/baja');

  const visitor = (await newPerson(running.browser, running.product.url, { width: 360 })).page;
  await visitor.goto(link);
  await visitor.getByRole('heading', { name: 'Hecho: ya no recibirás estos avisos' }).waitFor();
  findings.push(...(await lookOver(visitor, 'the end of the mails')));
  await visitor.reload();
  await visitor.getByRole('heading', { name: 'Hecho: ya no recibirás estos avisos' }).waitFor();

  await page.goto('/profile?section=projects');
  await page.getByRole('combobox', { name: 'Avisarme de Remoto' }).waitFor();
  expect(await page.getByRole('combobox', { name: 'Avisarme de Remoto' }).inputValue()).toBe('never');
  findings.push(...(await lookOver(page, 'the saved searches')));
  await page.getByRole('link', { name: 'Ver resultados' }).first().click();
  await page.waitForURL(/\/projects\?modality=remote$/);
  expect(findings).toEqual([]);
  expect(problems).toEqual([]);
});
