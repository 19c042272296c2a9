/** Browser tests of reading: from a blog topic to a post, and from a search to an answer. */
import { drawnHtml } from '@puente/testing/drawn-html';
import { expect, test } from '@puente/testing/journey';
import { lookOverOnEach } from '@puente/testing/look-over';

test('§2.1 the blog by topic, a post, and the next one about the same', async ({ person }) => {
  const { page, problems } = await person('visitor', { width: 1280 });
  await page.goto('/blog');
  await page.getByRole('link', { name: /^datos/ }).click();
  // Wait for the topic's response: a click while the list is being replaced would open nothing.
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Ideas para un TFG con datos abiertos',
  ]);
  await page.getByRole('link', { name: 'Ideas para un TFG con datos abiertos' }).click();
  await page.getByRole('heading', { level: 1, name: 'Ideas para un TFG con datos abiertos' }).waitFor();
  await page.getByText('¿Qué barrio tiene menos sombra en verano?').waitFor();
  await page.getByRole('link', { name: 'Cómo elegir el tema de tu TFG sin agobios' }).click();
  await page.waitForURL('**/blog/como-elegir-el-tema-de-tu-tfg');
  expect(problems).toEqual([]);
  const missing = await page.goto('/blog/no-existe');
  await page.getByRole('heading', { level: 1, name: 'No encontramos esta entrada' }).waitFor();
  expect(missing?.status()).toBe(404);
});

test('§2.1 a question found by its words, and opened by its address', async ({ person }) => {
  const { page, problems } = await person('visitor', { width: 360 });
  await page.goto('/preguntas-frecuentes');
  await page.getByRole('searchbox').fill('confirmacion email');
  const question = page.getByText('No me llega el correo (email) de confirmación', { exact: true });
  await page.getByText('¿Cómo creo una cuenta?', { exact: true }).waitFor({ state: 'detached' });
  await question.click();
  const address = await page.getByRole('link', { name: /^Enlace a esta respuesta/ }).getAttribute('href');
  await page.goto(`/preguntas-frecuentes${address}`);
  await page.getByText('Mira en la carpeta de correo no deseado').waitFor();
  expect(problems).toEqual([]);
});

test('one search finds projects, works, organisations, posts and questions, with the keyboard alone', async ({
  person,
}) => {
  const { page, problems } = await person('visitor', { width: 360 });
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Buscar', exact: true }).press('Enter');
  await page.waitForURL('**/buscar');
  // The heading takes focus on arrival. Only then can the test move it.
  await expect(page.getByRole('heading', { level: 1, name: 'Buscar' })).toBeFocused();
  await page.getByRole('searchbox').focus();
  await page.keyboard.insertText('datos PROYÉCTO');
  await page.keyboard.press('Enter');
  const found = page.getByRole('main').getByRole('region');
  await found.filter({ has: page.getByRole('heading', { name: 'Proyectos' }) }).waitFor();
  const first = found.first().getByRole('listitem').first().getByRole('link');
  const title = await first.innerText();
  await first.press('Enter');
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.goBack();
  await found.first().getByRole('link', { name: title }).first().waitFor();
  expect(problems).toEqual([]);
});

test('a reader finds what a former version of a legal text said, without JavaScript too', async ({
  product: { url },
  person,
}) => {
  const { page, problems } = await person('visitor', { width: 360 });
  await page.goto('/politica-privacidad');
  await page.getByText('Versiones anteriores y qué cambió').click();
  await page.getByRole('link', { name: '23 de noviembre de 2026' }).click();
  const title = 'Política de privacidad, versión del 23 de noviembre de 2026';
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await expect(page.getByText('Ya no está en vigor')).toBeVisible();
  await expect(page.getByRole('insertion').first()).toBeVisible();
  const address = new URL(page.url()).pathname;
  const screens = [{ width: 320 }, { width: 768, colorScheme: 'dark' }, { width: 1280 }] as const;
  expect(await lookOverOnEach(page, address, screens)).toEqual([]);
  expect(await drawnHtml(url, address)).toContain('Ya no está en vigor');
  expect(problems).toEqual([]);
});
