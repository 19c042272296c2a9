/** Browser tests of the student area: history, uploads, drafts that survive a reload, focus, small screens. */
import type { Page } from '@playwright/test';
import { expect, test } from '@puente/testing/journey';
import { lookOver, lookOverOnEach } from '@puente/testing/look-over';
import { pdfFile } from '@puente/testing/pdf';
import { signIn } from '@puente/testing/people';
import { untilReady } from '@puente/testing/ready';
import { choose } from './choose-file.ts';
import { publishProject, updateStudent } from './fresh-records.ts';

const searchOf = (page: Page) => decodeURIComponent(new URL(page.url()).search);
const count = (page: Page) => page.getByRole('status').filter({ hasText: 'proyecto' });
const contribution = (page: Page) => page.getByRole('textbox', { name: /Qué puedes aportar/ });
const openElsewhere = (page: Page) => page.getByText('Tienes este formulario abierto en otra pestaña');

test('a search is in the address, and the back button takes choices back but not typed words', async ({
  openAs,
}) => {
  const { page, problems } = await openAs('estudiante@puente.test', '/projects', { width: 360 });
  const all = await count(page).innerText();

  await page.getByRole('button', { name: 'Filtros' }).click();
  const filters = page.getByRole('dialog', { name: 'Filtros' });
  await filters.getByText('Remoto', { exact: true }).click();
  await page.waitForURL(/modality=remote/);
  await filters.getByRole('button', { name: /^Ver \d+ proyecto/ }).click();
  await expect(page.getByRole('region', { name: 'Resultados' })).toBeFocused();

  await expect(count(page)).not.toHaveText(all);
  const remote = await count(page).innerText();
  await page.getByRole('searchbox').pressSequentially('agua', { delay: 40 });
  await page.waitForURL(/q=agua/);
  expect(searchOf(page)).toBe('?q=agua&modality=remote');
  await expect(count(page)).not.toHaveText(remote);

  const last = page.getByRole('main').getByRole('article').last().getByRole('link');
  // A click may scroll a little more: measure the position at the click.
  const left = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener('click', () => resolve(window.scrollY), { capture: true, once: true });
      }),
  );
  await last.click();
  const place = await left;
  await page.waitForURL(/\/projects\/\d+$/);
  // The link goes back in history: it restores the scroll position and adds no entry.
  await page.getByRole('link', { name: 'Volver a proyectos' }).click();
  await page.waitForURL(/q=agua&modality=remote/);
  await page.waitForFunction((top) => Math.abs(window.scrollY - top) < 5, place);
  await page.goBack();
  await page.waitForURL(/\/projects$/);
  await expect(count(page)).toHaveText(all);
  expect(problems).toEqual([]);
});

const phone = { width: 360, height: 740 };

test('a phone shows the first result in its upper half, none taller than 200 px', async ({ openAs }) => {
  const { page } = await openAs('estudiante@puente.test', '/projects', phone);
  const cards = await page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll((articles) =>
      articles.map((article) => {
        const { top, height: tall } = article.getBoundingClientRect();
        return { top, tall };
      }),
    );
  expect(cards[0]?.top).toBeLessThanOrEqual(phone.height / 2);
  expect(cards.filter(({ tall }) => tall > 200)).toEqual([]);
});

test('a phone has the way to apply in view, which covers nothing that takes focus', async ({ openAs }) => {
  const { page } = await openAs('student', '/projects?modality=remote', phone);
  await page.getByRole('main').getByRole('article').last().getByRole('link').click();
  await page.waitForURL(/\/projects\/\d+$/);
  await untilReady(page);
  const apply = page.getByRole('link', { name: 'Solicitar proyecto' });
  await expect(apply).toBeInViewport({ ratio: 1 });
  const bar = (await apply.boundingBox())?.y ?? phone.height;
  expect(bar + 48).toBeLessThanOrEqual(phone.height);

  // The focused element must not be covered by that bar (WCAG 2.4.11).
  const covered = [];
  for (let stops = 0; stops < 30; stops++) {
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

test('§4.6 a draft follows its author to another device, and nobody else at the same browser', async ({
  account,
  openAs,
  product,
}) => {
  const text = 'Vengo de un pueblo con mar y quiero devolverle algo.';
  const { page, email } = await openAs('student', '/projects?modality=remote');
  await page.getByRole('main').getByRole('article').last().getByRole('link').click();
  await page.getByRole('link', { name: 'Solicitar proyecto' }).click();
  await untilReady(page);
  await contribution(page).fill(text);
  await page.getByText(/^Guardado \d\d:\d\d$/).waitFor();
  const path = new URL(page.url()).pathname;

  const elsewhere = (await openAs(email, path, { width: 360 })).page;
  await elsewhere.getByText('Hemos recuperado el borrador que tenías guardado.').waitFor();
  await expect(contribution(elsewhere)).toHaveValue(text);
  // The draft is also linked from the project's page.
  await elsewhere.getByRole('link', { name: 'Volver al proyecto' }).first().click();
  await elsewhere.getByRole('link', { name: 'Terminar mi solicitud' }).click();
  await elsewhere.waitForURL(`**${path}`);
  await elsewhere.getByText('Hemos recuperado').waitFor();
  await expect(contribution(elsewhere)).toHaveValue(text);

  await page.context().clearCookies();
  await signIn(page.context(), product.url, await account('student'));
  await page.goto(path);
  await untilReady(page);
  // The form does not wait long for the draft, so the draft could still fill it later.
  await page.waitForLoadState('networkidle');
  await expect(contribution(page)).toHaveValue('');
  await expect(page.getByText('Hemos recuperado')).toHaveCount(0);
  expect(
    await page
      .locator('textarea')
      .evaluateAll((areas) => areas.map((area) => (area as HTMLTextAreaElement).value)),
  ).not.toContain(text);

  const forgotten = elsewhere.waitForResponse(
    (response) => response.url().includes('/api/applys/') && response.request().method() === 'DELETE',
  );
  await elsewhere.getByRole('button', { name: 'Descartar borrador' }).click();
  expect((await forgotten).ok()).toBe(true);
  await expect(elsewhere.locator(':focus')).toHaveText('Borrador descartado.');
  await elsewhere.reload();
  await untilReady(elsewhere);
  await expect(contribution(elsewhere)).toHaveValue('');
});

test('two tabs on one application: the second says so, and takes over with the last words of the first', async ({
  openAs,
}) => {
  const { page } = await openAs('student', '/projects?modality=hybrid');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await page.getByRole('link', { name: 'Solicitar proyecto' }).click();
  await untilReady(page);
  const second = await page.context().newPage();
  await second.goto(page.url());
  await openElsewhere(second).waitFor();
  expect(await lookOver(second, 'open in another tab')).toEqual([]);
  await contribution(page).fill('Escrito en la primera pestaña');
  await second.getByRole('button', { name: 'Seguir en esta pestaña' }).click();
  await expect(contribution(second)).toHaveValue('Escrito en la primera pestaña');
  await openElsewhere(page).waitFor();
  await contribution(second).fill('Y seguido en la segunda');
  // Close the tab right after the last word, as a student does.
  await second.close({ runBeforeUnload: true });
  await openElsewhere(page).waitFor({ state: 'detached' });
  // The lock may be passed on a moment before the other tab's last words arrive.
  await expect(contribution(page)).toHaveValue('Y seguido en la segunda');
});

test('an application survives a wrong file and a reload, is sent once, offers its CV to the next one and is withdrawn', async ({
  openAs,
}) => {
  const { page } = await openAs('student', '/projects?modality=remote', { width: 360 });
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await page.getByRole('link', { name: 'Solicitar proyecto' }).click();
  await untilReady(page);

  const next = () => page.getByRole('button', { name: 'Siguiente' }).click();
  const step = (name: string) => page.getByRole('heading', { name, level: 2 }).waitFor();
  await next();
  await page.getByRole('group', { name: 'Revisa estos campos' }).waitFor();
  await page.getByRole('link', { name: /^¿Qué puedes aportar/ }).click();
  await expect(contribution(page)).toBeFocused();
  await page.keyboard.insertText('Quiero aplicar lo que he aprendido en la carrera a un reto real.');
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
  expect(await lookOver(page, 'how and when')).toEqual([]);
  await next();
  await step('Revisa y envía');
  expect(await lookOver(page, 'review')).toEqual([]);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/applys')) sent.push(request.url());
  });
  await page.getByRole('button', { name: 'Enviar solicitud' }).click({ clickCount: 5 });
  await page.waitForURL(/\/profile\/applications\/\d+\?sent=1$/);
  await page.getByRole('heading', { name: 'Solicitud enviada' }).waitFor();
  expect(sent).toHaveLength(1);
  expect(await lookOver(page, 'sent')).toEqual([]);

  await page.getByRole('button', { name: 'Retirar solicitud' }).click();
  const dialog = page.getByRole('dialog', { name: '¿Retirar tu solicitud?' });
  await dialog.getByLabel(/Por qué la retiras/).fill('He encontrado otro proyecto.');
  expect(await lookOver(page, 'withdrawal')).toEqual([]);
  await dialog.getByRole('button', { name: 'Retirar solicitud' }).click();
  await page.getByText('Has retirado esta solicitud.').waitFor();

  await page.goto('/projects?modality=remote');
  await page.getByRole('main').getByRole('article').nth(1).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Solicitar proyecto' }).click();
  await contribution(page).fill('Quiero medir el agua de mi barrio con sensores propios.');
  await next();
  await page.getByRole('button', { name: 'Usar el de tu última solicitud: cv-noa.pdf' }).click();
  await next();
  await step('Cómo y cuándo');
});

test('a project is saved, taken off the list and brought back', async ({ person, product }) => {
  const coordinator = await person('coordinator');
  const student = await person('student');
  const { page, problems } = student;
  const projects = [];
  for (const title of ['Ruido en los patios', 'Luz en las aulas'])
    projects.push((await publishProject(coordinator, product.url, { title })).id);
  await updateStudent(student, product.url, { favorites: projects });
  await page.goto('/profile?section=projects');
  await untilReady(page);
  const cards = page.getByRole('region', { name: 'Proyectos guardados' }).getByRole('article');
  await expect(cards).toHaveCount(2);
  const title = await cards.first().getByRole('heading').innerText();

  // The optimistic change only survives the next visit once the API has saved it.
  const saved = () =>
    page.waitForResponse(
      (response) => response.request().method() === 'PUT' && response.url().includes('/api/students/'),
    );

  await Promise.all([
    saved(),
    cards
      .first()
      .getByRole('button', { name: /^Quitar de guardados/ })
      .click(),
  ]);
  await page.getByText(`Has quitado «${title}» de guardados.`).first().waitFor();
  await expect(cards).toHaveCount(1);
  await Promise.all([saved(), page.getByRole('button', { name: 'Deshacer' }).click()]);
  await page.getByRole('heading', { name: title }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: title }).waitFor();
  expect(problems).toEqual([]);
});

test('every page is accessible and fits on every screen', async ({ openAs }) => {
  const screens = [{ width: 320 }, { width: 768 }, { width: 1280 }];
  const { page } = await openAs('estudiante@puente.test', '/projects?modality=remote&q=a', {
    width: 320,
  });
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
    '/profile?section=tfx',
  ]) {
    if (path !== '') await page.goto(path);
    findings.push(...(await lookOverOnEach(page, path, screens)));
  }
  expect(findings).toEqual([]);
});
