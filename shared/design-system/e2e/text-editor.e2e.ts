import type { Page } from '@playwright/test';
import { axeFindings } from '@puente/testing/browser';
import { badExamples } from './examples-on-page.ts';
import { expect, test } from './playground-journey.ts';

const article = (page: Page) => page.locator('#field-texto-articulo');
const answer = (page: Page) => page.locator('#field-texto-respuesta');
const toolOf = (page: Page, field: string, name: string) =>
  page.getByRole('toolbar', { name: `Formato de ${field}` }).getByRole('button', { name, exact: true });

/** Copies HTML to the clipboard of the browser, as another program does, and pastes it at the cursor. */
async function paste(page: Page, html: string): Promise<void> {
  await page.evaluate((copied) => {
    document.addEventListener(
      'copy',
      (event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
        event.clipboardData?.setData('text/html', copied);
        event.clipboardData?.setData('text/plain', 'solo texto');
      },
      { once: true, capture: true },
    );
  }, html);
  await page.keyboard.press('ControlOrMeta+c');
  await page.keyboard.press('ControlOrMeta+v');
}

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0cm;} --></style>
<!--[if gte mso 9]><xml></xml><![endif]--></head><body><!--StartFragment-->
<p class=MsoNormal style='margin-bottom:8.0pt'><b><span style='font-size:14.0pt'>Plazos</span></b><o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>Uno<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]><a href="https://otra.test/">Dos</a><img src="data:image/png;base64,AA" onerror="alert(1)"><o:p></o:p></p>
<p><a href="javascript:alert(1)">Fin</a><script>alert(1)</script></p><!--EndFragment--></body></html>`;

test('a text is typed, formed with shortcuts, pasted from Word and seen as visitors see it', async ({
  open,
}) => {
  const { page, problems } = await open();
  await answer(page).click();
  await page.keyboard.type('Hola ');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('a todos');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.press('Enter');
  await paste(page, word);

  const strong = answer(page).locator('strong');
  await expect(strong).toHaveText(['a todos', 'Plazos']);
  await expect(answer(page).getByRole('listitem')).toHaveText(['Uno', 'Dos']);
  await expect(
    answer(page).locator('[style], [class*=Mso], img:not([class]), script, a[href^=javascript]'),
  ).toHaveCount(0);

  await toolOf(page, 'Respuesta', 'Vista previa').click();
  const preview = page.getByRole('region', { name: 'Vista previa de Respuesta' });
  await expect(preview.locator('strong')).toHaveText(['a todos', 'Plazos']);
  await expect(preview.getByRole('link')).toHaveAttribute('href', 'https://otra.test/');
  expect(await axeFindings(page, '[data-example^=TextEditor]')).toEqual([]);
  expect(problems).toEqual([]);
});

test('parts of the text are copied and moved inside it', async ({ open }) => {
  const { page, problems } = await open();
  await article(page).getByText('Quién la ha hecho').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+c');
  await answer(page).click();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(answer(page).getByRole('cell')).toHaveText(['Propuesta cerrada', 'Primer mes']);
  await expect(answer(page).getByRole('link', { name: 'biblioteca' })).toHaveAttribute('href', '/resources');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(answer(page)).toHaveText('');
  expect(problems).toEqual([]);
});

test('with the keyboard: Tab leaves the text, the arrow keys walk the tools, a dialog gives focus back', async ({
  open,
}) => {
  const { page, problems } = await open();
  await article(page).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(toolOf(page, 'Contenido', 'Negrita')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(toolOf(page, 'Contenido', 'Vista previa')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(article(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('textbox', { name: 'Dirección' })).toBeFocused();
  expect(await axeFindings(page, 'dialog[open]')).toEqual([]);
  await page.keyboard.type('/projects');
  await page.getByRole('textbox', { name: 'Texto', exact: true }).fill('Proyectos');
  await page.keyboard.press('Enter');
  await expect(article(page)).toBeFocused();
  await expect(article(page).getByRole('link', { name: 'Proyectos' })).toHaveAttribute('href', '/projects');
  await page.keyboard.press('Tab');
  await expect(article(page)).not.toBeFocused();
  expect(problems).toEqual([]);
});

test('a picture is asked for with its alternative text', async ({ open }) => {
  const { page } = await open({ width: 320 });
  await article(page).click();
  await toolOf(page, 'Contenido', 'Imagen').click();
  const dialog = page.getByRole('dialog', { name: 'Añadir una imagen' });
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'ria.png', mimeType: 'image/png', buffer: Buffer.from('x') });
  await dialog.getByRole('button', { name: 'Añadir' }).click();
  await expect(dialog.getByText('Este campo es obligatorio.')).toBeVisible();
  expect(await axeFindings(page, 'dialog[open]')).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Texto alternativo' }).fill('Mapa de la ría');
  await dialog.getByRole('button', { name: 'Añadir' }).click();
  await expect(article(page).getByRole('img', { name: 'Mapa de la ría' })).toHaveCount(1);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`nothing is wrong for axe or out of the window at 320 px, ${colorScheme}`, async ({ open }) => {
    const { page, problems } = await open({ width: 320, colorScheme });
    expect(await axeFindings(page, '[data-example^=TextEditor]')).toEqual([]);
    for (const name of ['Contenido', 'Mensaje', 'Texto legal'])
      await toolOf(page, name, 'Vista previa').click();
    expect(await axeFindings(page, '[data-example^=TextEditor]')).toEqual([]);
    // Twice the size of text.
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect((await badExamples(page)).filter((line) => line.startsWith('TextEditor'))).toEqual([]);
    expect(problems).toEqual([]);
  });
