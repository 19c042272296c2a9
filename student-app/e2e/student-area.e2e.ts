/** What only a real browser shows of the student area: history, uploads, drafts that outlive a reload, focus, small screens. */
import type { Page } from 'playwright-core';
import { axeFindings } from '@puente/testing/browser';
import { lookOverOnEach, productForJourneys } from '@puente/testing/journey';
import { pdfFile } from '@puente/testing/pdf';
import { completeProfile, signIn } from '@puente/testing/people';
import { untilReady } from '@puente/testing/ready';
import { choose } from './choose-file.ts';
import { openingAs } from './open-as.ts';

const running = productForJourneys();

const open = openingAs(running);
/** A new student has said where they study before they apply. */
const openAs: typeof open = async (email, path, width) => {
  if (!email.startsWith('nueva')) return open(email, path, width);
  const opened = await open(email, '/', width);
  await completeProfile(opened.page.context(), running.product.url);
  await opened.page.goto(path);
  await untilReady(opened.page);
  return opened;
};

const searchOf = (page: Page) => decodeURIComponent(new URL(page.url()).search);
const count = (page: Page) => page.getByRole('status').filter({ hasText: 'proyecto' });

test('a search is in the address, and the back button takes choices back but not letters', async () => {
  const { page, problems } = await openAs('estudiante@puente.test', '/projects', 360);
  const all = await count(page).innerText();

  await page.getByRole('button', { name: 'Filtros' }).click();
  const filters = page.getByRole('dialog', { name: 'Filtros' });
  await filters.getByText('Remoto', { exact: true }).click();
  await page.waitForURL(/modality=remote/);
  await filters.getByRole('button', { name: /^Ver \d+ proyecto/ }).click();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Resultados');

  await count(page).filter({ hasNotText: all }).waitFor();
  const remote = await count(page).innerText();
  await page.getByRole('searchbox').pressSequentially('agua', { delay: 40 });
  await page.waitForURL(/q=agua/);
  expect(searchOf(page)).toBe('?q=agua&modality=remote');
  await count(page).filter({ hasNotText: remote }).waitFor();

  const last = page.getByRole('main').getByRole('article').last().getByRole('link');
  // A press may scroll a little more: the place is where the list was when it was left.
  const left = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener('click', () => resolve(window.scrollY), { capture: true, once: true });
      }),
  );
  await last.click();
  const place = await left;
  await page.waitForURL(/\/projects\/\d+$/);
  // The way back is the browser's: to the place where the list was left, and without a new entry of the history.
  await page.getByRole('link', { name: 'Volver a proyectos' }).click();
  await page.waitForURL(/q=agua&modality=remote/);
  await page.waitForFunction((top) => Math.abs(window.scrollY - top) < 5, place);
  await page.goBack();
  await page.waitForURL(/\/projects$/);
  await count(page).filter({ hasText: all }).waitFor();
  expect(problems).toEqual([]);
});

test('a phone shows the first result in its upper half, none taller than 200 px, and the way to apply in view', async () => {
  const { page } = await openAs('estudiante@puente.test', '/projects', 360);
  const height = 740;
  await page.setViewportSize({ width: 360, height });
  const cards = await page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll((articles) =>
      articles.map((article) => {
        const { top, height: tall } = article.getBoundingClientRect();
        return { top, tall };
      }),
    );
  expect(cards[0]?.top).toBeLessThanOrEqual(height / 2);
  expect(cards.filter(({ tall }) => tall > 200)).toEqual([]);

  await page.goto('/projects?modality=remote');
  await untilReady(page);
  await page.getByRole('main').getByRole('article').last().getByRole('link').click();
  await page.waitForURL(/\/projects\/\d+$/);
  await untilReady(page);
  const apply = page.getByRole('link', { name: /^(Solicitar proyecto|Terminar mi solicitud)$/ });
  const bar = (await apply.boundingBox())?.y ?? height;
  expect(bar + 48).toBeLessThanOrEqual(height);

  // What takes focus is not under that bar (WCAG 2.4.11).
  const covered = [];
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement;
      const { left, right, top, bottom } = focused?.getBoundingClientRect() ?? new DOMRect();
      const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return above !== null && !focused?.contains(above) && !above.contains(focused);
    });
    if (hidden) covered.push(await page.locator(':focus').innerText());
  }
  expect(covered).toEqual([]);
});

test('§4 a draft follows its author to another device, and nobody else at the same browser', async () => {
  const text = 'Vengo de un pueblo con mar y quiero devolverle algo.';
  const { page } = await openAs('nueva@puente.test', '/projects?modality=remote');
  await page.getByRole('main').getByRole('article').last().getByRole('link').click();
  await page.getByRole('link', { name: 'Solicitar proyecto' }).click();
  await untilReady(page);
  await page.getByRole('textbox', { name: /Qué puedes aportar/ }).fill(text);
  await page.getByText(/^Guardado \d\d:\d\d$/).waitFor();
  const path = new URL(page.url()).pathname;

  const phone = (await openAs('nueva@puente.test', path, 360)).page;
  await phone.getByText('Hemos recuperado el borrador que tenías guardado.').waitFor();
  const box = phone.getByRole('textbox', { name: /Qué puedes aportar/ });
  expect(await box.inputValue()).toBe(text);
  // It is found where a student looks for it, too.
  await phone.getByRole('link', { name: 'Volver al proyecto' }).first().click();
  await phone.getByRole('link', { name: 'Terminar mi solicitud' }).click();
  await phone.waitForURL(`**${path}`);
  await phone.getByText('Hemos recuperado').waitFor();
  expect(await box.inputValue()).toBe(text);

  await page.context().clearCookies();
  await signIn(page.context(), running.product.url, 'estudiante@puente.test');
  await page.goto(path);
  await untilReady(page);
  expect(await page.getByText('Hemos recuperado').count()).toBe(0);
  expect(
    await page
      .locator('textarea')
      .evaluateAll((areas) => areas.map((area) => (area as HTMLTextAreaElement).value)),
  ).not.toContain(text);

  const forgotten = phone.waitForResponse(
    (response) => response.url().includes('/api/applys/') && response.request().method() === 'DELETE',
  );
  await phone.getByRole('button', { name: 'Descartar borrador' }).click();
  expect((await forgotten).ok()).toBe(true);
  expect(await phone.evaluate(() => document.activeElement?.textContent)).toBe('Borrador descartado.');
  await phone.reload();
  await untilReady(phone);
  expect(await box.inputValue()).toBe('');
});

test('two tabs on one application: the second is told, and takes over with the last letter of the first', async () => {
  const { page } = await openAs('nueva@puente.test', '/projects?modality=hybrid');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await page.getByRole('link', { name: 'Solicitar proyecto' }).click();
  await untilReady(page);
  const second = await page.context().newPage();
  await second.goto(page.url());
  await second.getByText('Tienes este formulario abierto en otra pestaña').waitFor();
  expect(await axeFindings(second)).toEqual([]);
  await page.getByRole('textbox', { name: /Qué puedes aportar/ }).fill('Escrito en la primera pestaña');
  await second.getByRole('button', { name: 'Seguir en esta pestaña' }).click();
  const box = second.getByRole('textbox', { name: /Qué puedes aportar/ });
  await second.waitForFunction(() =>
    [...document.querySelectorAll('textarea')].some(({ value }) => value === 'Escrito en la primera pestaña'),
  );
  await page.getByText('Tienes este formulario abierto en otra pestaña').waitFor();
  await box.fill('Y seguido en la segunda');
  // As a student closes a tab: right after the last letter.
  await second.close({ runBeforeUnload: true });
  await page.getByText('Tienes este formulario abierto en otra pestaña').waitFor({ state: 'detached' });
  // The turn may come a moment before the last words of the tab that had it.
  await page.waitForFunction(
    (words) => [...document.querySelectorAll('textarea')].some(({ value }) => value === words),
    'Y seguido en la segunda',
  );
});

test('an application survives a wrong file and a reload, is sent once, offers its CV to the next one and is withdrawn', async () => {
  const { page } = await openAs('nueva@puente.test', '/projects?modality=remote', 360);
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await page.getByRole('link', { name: 'Solicitar proyecto' }).click();
  await untilReady(page);

  const next = () => page.getByRole('button', { name: 'Siguiente' }).click();
  const step = (name: string) => page.getByRole('heading', { name, level: 2 }).waitFor();
  await next();
  await page.getByRole('group', { name: 'Revisa estos campos' }).waitFor();
  await page.getByRole('link', { name: /^¿Qué puedes aportar/ }).click();
  await page.keyboard.type('Quiero aplicar lo que he aprendido en la carrera a un reto real.');
  await next();
  await step('Tu currículum');

  await choose(page, { ...pdfFile('falso.pdf'), buffer: Buffer.from('no soy un PDF') });
  await page.getByText('El contenido del archivo no corresponde a un tipo permitido.').first().waitFor();
  await choose(page, pdfFile('cv-noa.pdf'));
  await page.getByText('Archivo subido').waitFor();
  await page.waitForFunction(() =>
    Object.values(localStorage).some((draft) => String(draft).includes('cv-noa.pdf')),
  );

  await page.reload();
  await page.getByText('Hemos recuperado lo que habías escrito.').waitFor();
  await page.getByText('cv-noa.pdf').first().waitFor();
  await next();
  await step('Cómo y cuándo');
  expect(await axeFindings(page)).toEqual([]);
  await next();
  await step('Revisa y envía');
  expect(await axeFindings(page)).toEqual([]);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/applys')) sent.push(request.url());
  });
  await page.getByRole('button', { name: 'Enviar solicitud' }).click({ clickCount: 5 });
  await page.waitForURL(/\/profile\/applications\/\d+\?sent=1$/);
  await page.getByRole('heading', { name: 'Solicitud enviada' }).waitFor();
  expect(sent).toHaveLength(1);
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Retirar solicitud' }).click();
  const dialog = page.getByRole('dialog', { name: '¿Retirar tu solicitud?' });
  await dialog.getByLabel(/Por qué la retiras/).fill('He encontrado otro proyecto.');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Retirar solicitud' }).click();
  await page.getByText('Has retirado esta solicitud.').waitFor();

  await page.goto('/projects?modality=remote');
  await page.getByRole('main').getByRole('article').nth(1).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Solicitar proyecto' }).click();
  await page
    .getByRole('textbox', { name: /Qué puedes aportar/ })
    .fill('Quiero medir el agua de mi barrio con sensores propios.');
  await next();
  await page.getByRole('button', { name: 'Usar el de tu última solicitud: cv-noa.pdf' }).click();
  await next();
  await step('Cómo y cuándo');
});

test('a project is saved, taken off the list and brought back', async () => {
  const { page, problems } = await openAs('estudiante@puente.test', '/profile?section=projects');
  const cards = page.getByRole('region', { name: 'Proyectos guardados' }).getByRole('article');
  const before = await cards.count();
  const title = await cards.first().getByRole('heading').innerText();

  // What shows at once is only true for the next visit when the API has it.
  const told = () =>
    page.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && answer.url().includes('/api/students/'),
    );

  await Promise.all([
    told(),
    cards
      .first()
      .getByRole('button', { name: /^Quitar de guardados/ })
      .click(),
  ]);
  await page.getByText(`Has quitado «${title}» de guardados.`).first().waitFor();
  expect(await cards.count()).toBe(before - 1);
  await Promise.all([told(), page.getByRole('button', { name: 'Deshacer' }).click()]);
  await page.getByRole('heading', { name: title }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: title }).waitFor();
  expect(problems).toEqual([]);
});

test('every page is accessible and fits on every screen', async () => {
  const screens = [{ width: 320 }, { width: 768 }, { width: 1280 }];
  const { page } = await openAs('estudiante@puente.test', '/projects?modality=remote&q=a', 320);
  const project = await page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('link')
    .getAttribute('href');
  const findings: string[] = [];
  for (const path of [
    '',
    '/projects?q=zzzz',
    project ?? '',
    '/projects/999999',
    '/profile',
    '/profile?section=applys',
    '/profile?section=projects',
  ]) {
    if (path !== '') await page.goto(path);
    findings.push(...(await lookOverOnEach(page, path, screens)));
  }
  expect(findings).toEqual([]);
});
