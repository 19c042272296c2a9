/** Browser tests of /staff/convocatorias: a banner from its plan to its visitors, and the awards from call to winners. */
import type { Page } from '@playwright/test';
import { clockOf } from '@puente/contract/moment-in-spain';
import { callAs } from '@puente/testing/call-as';
import { expect, test } from '@puente/testing/journey';
import { lookOverOnEach } from '@puente/testing/look-over';

const path = '/staff/convocatorias';
const screens = [
  { width: 320 },
  { width: 768, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const;
const minute = 60_000;
const day = 24 * 60 * minute;

/** Types a clock of mainland Spain with the keyboard. */
async function typeClock(page: Page, label: RegExp, clock: string) {
  await page.getByRole('group', { name: label }).getByRole('spinbutton').first().focus();
  const [year, month, date, hour, minutes] = clock.split(/[-T:]/);
  for (const part of [date, month, year, hour, minutes]) await page.keyboard.type(part ?? '');
}

const soon = (milliseconds: number): string => clockOf(new Date(Date.now() + milliseconds));

test('an editor plans banners, and a visitor sees the one whose time has come', async ({ person }) => {
  const { page, problems } = await person('redaccion@puente.test', { width: 360 });
  await page.goto(path);
  const add = page.getByRole('button', { name: 'Planear un aviso' });
  await add.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Planear un aviso' });
  await dialog.getByRole('textbox', { name: 'Título' }).fill('Semana verde');
  await typeClock(page, /^Desde/, '2027-03-22T09:00');
  await dialog.getByRole('button', { name: 'Que dure una semana' }).press('Enter');
  await expect(dialog.getByText('Semana verde')).toHaveCount(2);
  expect(await lookOverOnEach(page, `${path}, dialog`, screens)).toEqual([]);
  await dialog.getByRole('button', { name: 'Guardar' }).press('Enter');
  const week =
    'Se verá desde el lunes 22 de marzo de 2027 a las 9:00 hasta el lunes 29 de marzo de 2027 a las 9:00';
  await page.getByRole('article').getByText(week).waitFor();
  await expect(add).toBeFocused();

  await add.press('Enter');
  await dialog.getByRole('textbox', { name: 'Título' }).fill('Ya están los premios');
  await dialog.getByLabel('Enlace').fill('/awards');
  await typeClock(page, /^Desde/, soon(-minute));
  await typeClock(page, /^Hasta/, '2027-03-22T09:01');
  await dialog.getByRole('button', { name: 'Guardar' }).press('Enter');
  await dialog.getByText('En esas fechas ya está «Semana verde»').waitFor();
  await typeClock(page, /^Hasta/, soon(day));
  await dialog.getByRole('button', { name: 'Guardar' }).press('Enter');
  await page
    .getByRole('article', { name: 'Ya están los premios' })
    .getByText(/^Visible hasta/)
    .waitFor();
  expect(await lookOverOnEach(page, path, screens)).toEqual([]);

  const { page: visitor } = await person('visitor', { width: 360 });
  const banner = visitor.getByRole('complementary', { name: 'Ya están los premios' });
  // The front door keeps pages of visitors for some seconds.
  await expect(async () => {
    await visitor.goto('/estudiantes');
    await banner.waitFor({ timeout: 5_000 });
  }).toPass();
  await banner.getByRole('link', { name: 'Ver la convocatoria' }).click();
  await visitor.getByRole('heading', { level: 1, name: /^Premios/ }).waitFor();
  await expect(banner).toHaveCount(0);
  // Only the banner that was refused.
  expect(problems).toEqual([expect.stringContaining('400 (Bad Request)')]);
});

test('an editor opens the awards, a student enters a work, the jury scores it, and everybody sees that it won', async ({
  product,
  person,
}) => {
  const { page, problems } = await person('redaccion@puente.test', { width: 360 });
  await page.goto(`${path}?tab=awards`);
  await page.getByRole('button', { name: 'Crear una edición' }).click();
  const dialog = page.getByRole('dialog', { name: 'Crear una edición de los premios' });
  await dialog.getByLabel('Nombre').fill('Premios de prueba');
  await dialog.getByLabel('Categorías').fill('Trabajos que sirven');
  await dialog.getByLabel('Criterios del jurado').fill('Utilidad\nRigor');
  await typeClock(page, /^Se abre/, soon(-minute));
  await typeClock(page, /^Se cierra/, soon(day));
  await typeClock(page, /^El jurado decide/, soon(1.5 * day));
  await typeClock(page, /^Se anuncia/, soon(2 * day));
  expect(await lookOverOnEach(page, `${path}, edition`, screens)).toEqual([]);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  const card = page.getByRole('article', { name: 'Premios de prueba' });
  await card.getByText(/^Abierta hasta/).waitFor();
  expect(await lookOverOnEach(page, `${path}?tab=awards`, screens)).toEqual([]);

  const student = await person('estudiante@puente.test', { width: 360 });
  await student.page.goto('/awards');
  const call = student.page.getByRole('article', { name: 'Premios de prueba' });
  const enter = call.getByRole('button', { name: /^Presentar/ }).first();
  const title = (await enter.innerText()).split('«')[1]?.replace('»', '') ?? '';
  await enter.press('Enter');
  await call.getByText('Participa en «Trabajos que sirven»').waitFor();
  expect(await lookOverOnEach(student.page, '/awards', screens)).toEqual([]);

  await card.getByRole('button', { name: /^Jurado/ }).press('Enter');
  const jury = page.getByRole('dialog', { name: 'Jurado de «Premios de prueba»' });
  await jury.getByLabel('Correo electrónico de su cuenta').fill('soporte@puente.test');
  await jury.getByRole('button', { name: 'Añadir al jurado' }).press('Enter');
  await jury.getByText(/soporte@puente.test .* 0 de 1 trabajo puntuado/).waitFor();
  expect(await lookOverOnEach(page, `${path}, jury`, screens)).toEqual([]);
  await jury.getByRole('button', { name: 'Cerrar', exact: true }).first().click();
  const changing = page.getByRole('dialog', { name: 'Cambiar «Premios de prueba»' });
  const change = async (label: RegExp) => {
    await card.getByRole('button', { name: /^Cambiar/ }).click();
    await typeClock(page, label, soon(0));
    await changing.getByRole('button', { name: 'Guardar' }).click();
    await changing.waitFor({ state: 'detached' });
  };
  await change(/^Se cierra/);

  const juror = await person('soporte@puente.test', { width: 360 });
  await juror.page.goto('/awards');
  await juror.page.getByRole('link', { name: 'Ver los trabajos' }).press('Enter');
  await juror.page.getByText('Te queda 1 trabajo.').waitFor();
  expect(await lookOverOnEach(juror.page, '/jurado', screens)).toEqual([]);
  await juror.page.getByRole('button', { name: `Puntuar «${title}»` }).press('Enter');
  const scoring = juror.page.getByRole('dialog', { name: `Puntuar «${title}»` });
  await scoring.getByLabel('Utilidad').selectOption('9');
  await scoring.getByLabel('Rigor').selectOption('8');
  await scoring.getByLabel('Comentario').fill('Se usa ya en tres barrios.');
  expect(await lookOverOnEach(juror.page, '/jurado, scoring', screens)).toEqual([]);
  await scoring.getByRole('button', { name: 'Guardar los puntos' }).press('Enter');
  await juror.page.getByText('Tu media: 8,5').waitFor();

  const open = card.getByRole('button', { name: /^Trabajos y premios/ });
  await open.click();
  const entries = page.getByRole('dialog', { name: 'Trabajos de «Premios de prueba»' });
  await entries.getByText(/^Los puntos del jurado se ven desde/).waitFor();
  await expect(entries.getByText(/^Media/)).toHaveCount(0);
  await entries.getByRole('button', { name: 'Cerrar', exact: true }).first().click();
  await change(/^El jurado decide/);
  await open.click();
  await entries.getByText('Media 8,5 · dispersión 0 · 1 persona').waitFor();
  await entries.getByText(/^Qué dice el jurado/).click();
  await entries.getByText(/: 8,5\. Se usa ya en tres barrios\.$/).waitFor();
  expect(await lookOverOnEach(page, `${path}, points`, screens)).toEqual([]);
  const wins = entries.getByRole('button', { name: `Premiado «${title}»` });
  await wins.press('Enter');
  await expect(wins).toHaveAttribute('aria-pressed', 'true');
  await entries.getByRole('button', { name: 'Cerrar', exact: true }).first().click();

  // The announcement is brought forward.
  await change(/^Se anuncia/);
  await card.getByText(/^Anunciada el/).waitFor();

  const { page: visitor } = await person('visitor', { width: 360 });
  await expect(async () => {
    await visitor.goto('/awards');
    const edition = visitor.getByRole('article', { name: 'Premios de prueba' });
    await edition.getByRole('link', { name: title }).waitFor({ timeout: 5_000 });
  }).toPass();
  expect([...problems, ...student.problems, ...juror.problems]).toEqual([]);
  await expect(callAs(product.url, 'soporte@puente.test', 'GET', '/api/banners')).rejects.toThrow();
});
