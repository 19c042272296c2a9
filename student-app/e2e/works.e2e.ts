/** Browser tests of a student's own work, from its first word to its citation, and of the limit of four. */
import type { Page } from '@playwright/test';
import { expect, test } from '@puente/testing/journey';
import { lookOver, lookOverOnEach } from '@puente/testing/look-over';
import { pdfFile } from '@puente/testing/pdf';
import { untilReady } from '@puente/testing/ready';
import { choose } from './choose-file.ts';
import { newWork, publishWork } from './fresh-records.ts';

const next = (page: Page) => page.getByRole('button', { name: 'Siguiente' }).click();
const summary =
  'Cada mes contamos los restos de tres playas con un protocolo que cualquier asociación puede repetir por su cuenta.';

test('§2.2 a work is begun as a proposal, kept while it is typed, published, under way, finished with its document, and cited', async ({
  openAs,
}) => {
  const { page, problems } = await openAs('new student', '/tfx/create', { width: 360 });
  // Close the question about the student's goal, which is asked once per session (§4).
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
  const findings: string[] = [];
  const look = async (where: string) => findings.push(...(await lookOver(page, where)));
  await page.getByRole('link', { name: 'Tengo una propuesta' }).click();
  await page.getByRole('textbox', { name: /Título/ }).fill('Qué hay en la arena de tres playas');
  await look('beginning');
  await page.getByRole('button', { name: 'Empezar' }).click();
  await page.waitForURL(/work=\d+/);
  await untilReady(page);
  await page.getByRole('textbox', { name: /Resumen/ }).fill(summary);
  await page.getByText(/^Guardado \d\d:\d\d$/).waitFor();
  await look('form');

  await page.reload();
  await page.getByText(/Hemos recuperado/).waitFor();
  await expect(page.getByRole('textbox', { name: /Título/ })).toHaveValue(
    'Qué hay en la arena de tres playas',
  );
  await page.getByText('Ciencias', { exact: true }).click();
  await page.getByRole('combobox', { name: /Idioma/ }).selectOption('Español');
  await next(page);
  await page.getByRole('heading', { name: 'Los detalles' }).waitFor();
  await next(page);
  await page.getByRole('heading', { name: 'Por qué merece la pena' }).waitFor();
  await next(page);
  await page.getByRole('button', { name: 'Guardar y ver cómo queda' }).click();
  await page.getByText('Borrador: así se verá').waitFor();
  await look('preview');
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await page.getByText(/^Está en el repositorio, y/).waitFor();

  await page.getByRole('link', { name: 'Ya está en curso' }).click();
  await page.getByRole('textbox', { name: /Cuándo lo terminarás/ }).fill('06/2030');
  await next(page);
  await page.getByRole('heading', { name: 'Por qué merece la pena' }).waitFor();
  await next(page);
  await page.getByRole('button', { name: 'Guardar los cambios' }).click();
  await page.getByText('Previsto para junio de 2030').waitFor();
  await page.getByText(/Qué hay en la arena de tres playas.*en curso/).waitFor();

  await page.getByRole('link', { name: 'Ya está terminado' }).click();
  await choose(page, pdfFile('memoria.pdf'));
  await page.getByText('Archivo subido').waitFor();
  await page.getByRole('combobox', { name: 'Licencia' }).selectOption({ index: 2 });
  const day = page.getByRole('group', { name: /Fecha de entrega/ }).getByRole('spinbutton');
  await day.first().click();
  await expect(day.first()).toBeFocused();
  await page.keyboard.type('30062025');
  await look('document');
  await next(page);
  await page.getByRole('heading', { name: 'Qué ha conseguido' }).waitFor();
  await next(page);
  await page.getByRole('button', { name: 'Guardar los cambios' }).click();
  await page.getByRole('link', { name: 'Abrir en otra pestaña' }).waitFor();
  await page.getByText(/\(2025\)\. Qué hay en la arena de tres playas/).waitFor();
  await page.getByText('ISO 690', { exact: true }).click();
  await page.getByText(/^[A-ZÁÉÍÓÚÑ ]+, .*, 2025\. Qué hay en la arena/).waitFor();
  await look('work');
  expect([...findings, ...problems]).toEqual([]);
});

test('§9 four works at most, also in two tabs at once', async ({ person, product }) => {
  const student = await person('student');
  const { context, page } = student;
  for (let works = 0; works < 3; works++) await publishWork(student, product.url);
  const drafts = [await newWork(context, product.url), await newWork(context, product.url)];
  await page.goto('/profile?section=tfx');
  const listed = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link');
  for (const draft of drafts) await expect(listed.and(page.locator(`[href="/tfx/${draft}"]`))).toBeVisible();

  const tabs = [page, await context.newPage()] as const;
  const publish = (tab: Page) => tab.getByRole('button', { name: 'Publicar', exact: true });
  await Promise.all(tabs.map((tab, index) => tab.goto(`/tfx/${drafts[index]}`)));
  await Promise.all(tabs.map((tab) => untilReady(tab)));
  await Promise.all(tabs.map((tab) => publish(tab).click()));
  const ends = await Promise.all(
    tabs.map(async (tab) => {
      const full = tab.getByText('Ya tienes 4 trabajos publicados');
      await tab
        .getByText(/^Está en el repositorio, y/)
        .or(full)
        .first()
        .waitFor();
      return (await full.isVisible()) ? 'full' : 'published';
    }),
  );
  expect(ends.toSorted()).toEqual(['full', 'published']);
});

test('the pages of works are accessible and fit on every screen', async ({ openAs }) => {
  const screens = [{ width: 320 }, { width: 768 }, { width: 1280 }];
  const { page } = await openAs('estudiante@puente.test', '/tfx', { width: 320 });
  const first = await page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('link')
    .getAttribute('href');
  const findings: string[] = [];
  for (const path of ['/tfx', '/tfx?q=zzzz', first ?? '', '/tfx/create', '/tfx/999999']) {
    if (path !== '/tfx') await page.goto(path);
    findings.push(...(await lookOverOnEach(page, path, screens)));
  }
  expect(findings).toEqual([]);
});
