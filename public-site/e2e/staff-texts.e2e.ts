/** Browser tests of /staff/textos: a post from its first word to the page that visitors read. */
import type { Page } from '@playwright/test';
import { callAs } from '@puente/testing/call-as';
import { drawnHtml } from '@puente/testing/drawn-html';
import { keyboard } from '@puente/testing/input-driver';
import { expect, test } from '@puente/testing/journey';
import { lookOverOnEach } from '@puente/testing/look-over';
import { untilReady } from '@puente/testing/ready';

const path = '/staff/textos';
const screens = [
  { width: 320 },
  { width: 768, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const;

const picture = {
  name: 'mesa.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** Clipboard of Word, with scripts that must not arrive. */
const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment-->
<p class=MsoNormal style='margin-bottom:8.0pt'>Busca <b>datos abiertos</b><o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>Del ayuntamiento<o:p></o:p></p>
<p><a href="javascript:alert(1)">Fin</a><img src=x onerror="alert(1)"><script>alert(1)</script></p><!--EndFragment--></body></html>`;

async function paste(page: Page, html: string): Promise<void> {
  await page.evaluate((copied) => {
    document.addEventListener(
      'copy',
      (event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
        event.clipboardData?.setData('text/html', copied);
      },
      { once: true, capture: true },
    );
  }, html);
  await page.keyboard.press('ControlOrMeta+c');
  await page.keyboard.press('ControlOrMeta+v');
}

const statusOf = async (url: string, address: string) =>
  (await fetch(url + address, { headers: { accept: 'text/html' } })).status;

test('an editor writes a post with Word and a picture, schedules it, and visitors read it once its time has come', async ({
  product: { url },
  person,
}) => {
  const { page, problems } = await person('redaccion@puente.test', { width: 360 });
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: 'Textos del sitio' }).waitFor();
  await untilReady(page);
  expect(await lookOverOnEach(page, path, screens)).toEqual([]);

  await page.getByRole('button', { name: 'Escribir una entrada' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Escribir una entrada' });
  await expect(dialog.getByLabel('Título')).toBeFocused();
  await page.keyboard.insertText('Árboles <script>alert(1)</script>');
  await expect(dialog.getByLabel('Dirección')).toHaveValue('arboles-script-alert-1-script');
  await dialog.getByLabel('Dirección').fill('arboles-de-la-ria');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Árboles <script>alert(1)</script>' }).waitFor();
  const editor = new URL(page.url()).pathname;
  const id = editor.split('/').at(-1);

  // Until its code is there, the field is the browser's own.
  await page.getByRole('toolbar', { name: 'Formato de Texto' }).waitFor();
  const text = page.getByRole('textbox', { name: 'Texto', exact: true });
  await text.click();
  await paste(page, word);
  await expect(text.locator('strong')).toHaveText('datos abiertos');
  await page.locator('input[type=file]').setInputFiles(picture);
  await page.getByLabel('Texto alternativo de la portada').fill('Una mesa con planos');
  await page.getByRole('button', { name: 'Guardar borrador' }).press('Enter');
  await page.getByText('Hemos guardado la entrada.').waitFor();
  expect(await lookOverOnEach(page, editor, screens)).toEqual([]);

  await page.getByRole('button', { name: 'Crear un enlace' }).click();
  const link = page.getByRole('link', { name: /vista-previa#/ });
  const preview = (await link.getAttribute('href')) ?? '';
  const { page: visitor, problems: ofVisitor } = await person('visitor', { width: 360 });
  await visitor.goto(preview);
  await visitor.getByRole('heading', { level: 1, name: /^Árboles/ }).waitFor();
  await expect(visitor.getByRole('img', { name: 'Una mesa con planos' })).toBeVisible();
  await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const address = '/blog/arboles-de-la-ria';
  expect(await statusOf(url, address)).toBe(404);

  await page.getByRole('button', { name: 'Programar' }).click();
  const schedule = page.getByRole('dialog', { name: 'Programar la publicación' });
  await schedule.getByRole('spinbutton').first().focus();
  await page.keyboard.type('311220301000');
  expect(await lookOverOnEach(page, `${editor}, schedule`, screens)).toEqual([]);
  await schedule.getByRole('button', { name: 'Guardar y programar' }).click();
  await page.getByText('Programada: se publica el 31 dic 2030, 10:00 (hora peninsular).').waitFor();
  expect(await statusOf(url, address)).toBe(404);

  await callAs(url, 'redaccion@puente.test', 'PUT', `/api/blog-posts/${id}`, {
    data: { publishAt: new Date(Date.now() + 2_000).toISOString() },
  });
  expect(await statusOf(url, address)).toBe(404);
  await expect(async () => expect(await statusOf(url, address)).toBe(200)).toPass();
  // Without JavaScript.
  const html = await drawnHtml(url, address);
  expect(html).toContain('<strong>datos abiertos</strong>');
  expect(html).toContain('alt="Una mesa con planos"');
  expect(html).not.toMatch(/<script>alert|onerror|javascript:alert/);

  await page.getByRole('button', { name: 'Retirar el enlace' }).click();
  await link.waitFor({ state: 'detached' });
  await visitor.reload();
  await visitor.getByRole('heading', { level: 1, name: 'Este enlace ya no funciona' }).waitFor();
  expect(problems).toEqual([]);
  expect(ofVisitor.filter((line) => !line.includes('404'))).toEqual([]);
});

test('of two editors the first to save is not overwritten, and the second loses nothing', async ({
  product: { url },
  person,
}) => {
  const { data } = (await callAs(url, 'redaccion@puente.test', 'POST', '/api/blog-posts', {
    data: { title: 'Dos manos', url: 'dos-manos', content: 'Texto', published: false },
  })) as { data: { id: number } };
  const { page } = await person('redaccion@puente.test', { width: 360 });
  await page.goto(`${path}/entradas/${data.id}`);
  const title = page.getByLabel('Título', { exact: true });
  await title.fill('Dos manos, las mías');
  await callAs(url, 'staff@puente.test', 'PUT', `/api/blog-posts/${data.id}`, {
    data: { title: 'Dos manos, las suyas', description: 'De una colega' },
  });
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await page.getByText('Otra persona ha guardado cambios en esta entrada').waitFor();
  await expect(page.getByRole('definition').filter({ hasText: 'Dos manos, las suyas' })).toBeVisible();
  await expect(title).toHaveValue('Dos manos, las mías');
  await expect(page.getByLabel(/^Descripción \(/)).toHaveValue('De una colega');
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await page.getByText('Hemos guardado la entrada.').waitFor();

  const former = page.getByRole('listitem').filter({ hasText: 'Cambió: título y descripción.' });
  await former.getByRole('button', { name: 'Restaurar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Recuperarla' }).click();
  await page.getByRole('heading', { level: 1, name: 'Dos manos, las suyas' }).waitFor();
  await expect(title).toHaveValue('Dos manos, las suyas');
});

test('editors come from the post to its editor, and nobody else sees the way', async ({ person }) => {
  const { page } = await person('redaccion@puente.test');
  await page.goto('/blog');
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await page.getByRole('link', { name: /^Editar/ }).click();
  await page.getByRole('heading', { name: 'Historial' }).waitFor();
  const { page: other } = await person('soporte@puente.test');
  await other.goto(path);
  await other.getByRole('heading', { level: 1, name: /^Esta página es para quienes redactan/ }).waitFor();
});

test('an editor writes a resource with a picture and a file, shows it by a link, and readers find it once it is out', async ({
  person,
}) => {
  const { page, problems } = await person('redaccion@puente.test', { width: 360 });
  await page.goto(path);
  await page.getByRole('button', { name: 'Escribir un recurso' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Escribir un recurso' });
  await expect(dialog.getByLabel('Título')).toBeFocused();
  await page.keyboard.insertText('Leer planos de la ría');
  await keyboard.check(dialog.getByRole('checkbox', { name: 'Apoyo para tu TFG/M' }));
  await dialog.getByRole('button', { name: 'Crear el borrador' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Leer planos de la ría' }).waitFor();
  const editor = new URL(page.url()).pathname;
  const address = `/resources/${editor.split('/').at(-1)}`;

  await page.getByRole('toolbar', { name: 'Formato de Texto' }).waitFor();
  await page.getByRole('textbox', { name: 'Texto', exact: true }).click();
  await page.keyboard.insertText('Empieza por la escala.');
  await page.locator('input[type=file]').first().setInputFiles(picture);
  await page.getByLabel('Texto alternativo de la imagen').fill('Un plano sobre la mesa');
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({ ...picture, name: 'plano.png' });
  await page.getByText('El texto acaba con un enlace a «plano.png».').waitFor();
  await page.getByRole('button', { name: 'Guardar borrador' }).press('Enter');
  await page.getByText('Hemos guardado el recurso.').waitFor();
  expect(await lookOverOnEach(page, editor, screens)).toEqual([]);

  await page.getByRole('button', { name: 'Crear un enlace' }).click();
  const preview = (await page.getByRole('link', { name: /vista-previa/ }).getAttribute('href')) ?? '';
  const { page: visitor, problems: ofVisitor } = await person('visitor', { width: 360 });
  await visitor.goto(preview);
  await visitor.getByRole('heading', { level: 1, name: 'Leer planos de la ría' }).waitFor();
  await expect(visitor.getByRole('img', { name: 'Un plano sobre la mesa' })).toBeVisible();
  expect(await lookOverOnEach(visitor, '/vista-previa/recurso', screens)).toEqual([]);

  const student = await person('estudiante@puente.test', { width: 360 });
  await student.page.goto(address);
  await student.page.getByRole('heading', { level: 1, name: 'No encontramos este recurso' }).waitFor();
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await page.getByText('El recurso está publicado.').waitFor();
  await student.page.reload();
  await student.page.getByRole('heading', { level: 1, name: 'Leer planos de la ría' }).waitFor();
  await expect(student.page.getByRole('link', { name: 'plano.png' })).toHaveAttribute('href', /^\/uploads\//);
  await expect(student.page.getByRole('link', { name: /^Editar/ })).toHaveCount(0);

  await page.getByRole('link', { name: 'Ver en la biblioteca' }).click();
  await page.getByRole('link', { name: 'Editar «Leer planos de la ría»' }).click();
  const text = page.getByRole('textbox', { name: 'Introducción' });
  await text.fill('Para quien empieza.');
  await page.getByRole('button', { name: 'Guardar los cambios' }).press('Enter');
  await page.getByText('Cambió: introducción.').waitFor();
  await page
    .getByText(/^Qué cambió el/)
    .first()
    .click();
  await expect(page.getByRole('insertion')).toContainText('Para quien empieza.');
  expect(await lookOverOnEach(page, `${editor}, differences`, screens)).toEqual([]);
  await page.getByRole('button', { name: 'Volver a borrador' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Volver a borrador' }).click();
  await page.getByText('El recurso vuelve a ser un borrador.').waitFor();
  await student.page.reload();
  await student.page.getByRole('heading', { level: 1, name: 'No encontramos este recurso' }).waitFor();
  expect([...problems, ...ofVisitor]).toEqual([]);
  expect(student.problems.filter((line) => !line.includes('404'))).toEqual([]);
});
