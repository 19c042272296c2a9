/** Browser tests of /staff/mensajes: a visitor writes, and the team answers from its queue. */
import type { Page } from '@playwright/test';
import { callAs } from '@puente/testing/call-as';
import { expect, test } from '@puente/testing/journey';
import { lookOverOnEach } from '@puente/testing/look-over';
import { mailTo } from '@puente/testing/outbox';

const screens = [
  { width: 320 },
  { width: 768, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const;

/** Writes to the team as a visitor. @returns the reference */
async function write(page: Page, email: string, subject: string): Promise<string> {
  await page.goto('/contacto');
  await page.getByLabel('Nombre').fill('Sabela Ejemplo');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('¿Desde dónde nos escribes?').selectOption('Estudiante');
  await page.getByLabel('Asunto').fill(subject);
  await page
    .getByRole('textbox', { name: 'Mensaje' })
    .fill('He cambiado de universidad. ¿Cómo lo digo aquí?');
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await page.getByText('en un plazo de 3 días laborables').waitFor();
  const said = await page.getByText(/Tu referencia es [0-9A-F]{8}/).innerText();
  return /[0-9A-F]{8}/.exec(said)?.[0] ?? '';
}

async function openFromQueue(page: Page, subject: string, reference: string) {
  await page.goto(`/staff/mensajes?q=${reference}`);
  await page.getByRole('link', { name: subject }).click();
  await page.getByRole('heading', { level: 1, name: subject }).waitFor();
}

test('a visitor writes, support answers with a saved answer by mail and settles it, with the keyboard', async ({
  product,
  person,
}) => {
  const subject = 'Cambio de universidad';
  const { page: visitor } = await person('visitor', { width: 360 });
  const reference = await write(visitor, 'sabela.pide@ejemplo.es', subject);

  const { page, problems } = await person('soporte@puente.test', { width: 360 });
  await page.goto('/staff');
  await page.getByRole('link', { name: /Contacto y avisos/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Contacto y avisos' }).waitFor();
  expect(await lookOverOnEach(page, '/staff/mensajes', screens)).toEqual([]);
  await openFromQueue(page, subject, reference);
  expect(await lookOverOnEach(page, '/staff/mensajes/:id', screens)).toEqual([]);

  await page.getByRole('button', { name: 'Lo llevo yo' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Lo llevas tú' })).toBeFocused();

  await page.getByLabel('Respuesta guardada').selectOption('Cambiar de universidad');
  await page.getByRole('button', { name: 'Insertar' }).press('Enter');
  const field = page.getByLabel('Respuesta a Sabela Ejemplo');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(/^Hola, Sabela Ejemplo:/);
  await page.reload();
  await expect(field).toHaveValue(/^Hola, Sabela Ejemplo:/);
  await page.getByRole('button', { name: 'Enviar respuesta' }).press('Enter');
  await page.getByText(/respondió por correo/).waitFor();
  await page.getByText('Espera respuesta', { exact: true }).waitFor();
  const mail = await mailTo(product.dataDir, 'sabela.pide@ejemplo.es');
  expect(mail).toContain(reference);

  await page.getByRole('button', { name: 'Cerrar el mensaje' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Cerrar el mensaje' });
  await expect(dialog.getByRole('radio', { name: 'Tiene su respuesta' })).toBeChecked();
  expect(await lookOverOnEach(page, 'closing a message', screens)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cerrar el mensaje' }).press('Enter');
  await page.getByText('Está cerrado. Para responder, vuelve a abrirlo.').waitFor();
  expect(problems).toEqual([]);
});

test('of two colleagues who answer at once, the second is told and loses nothing', async ({
  product,
  person,
}) => {
  const subject = 'Dos respuestas a la vez';
  const { page: visitor } = await person('visitor', { width: 360 });
  const reference = await write(visitor, 'sabela.dos@ejemplo.es', subject);
  const { page } = await person('soporte@puente.test', { width: 360 });
  await openFromQueue(page, subject, reference);
  const field = page.getByLabel('Respuesta a Sabela Ejemplo');
  await field.fill('La segunda respuesta.');

  const id = new URL(page.url()).pathname.split('/').at(-1);
  await callAs(product.url, 'staff@puente.test', 'POST', `/api/contact-messages/${id}/answers`, {
    data: { text: 'La primera respuesta.', answers: 0 },
  });
  await page.getByRole('button', { name: 'Enviar respuesta' }).click();
  await page.getByRole('alert').getByText('Ya hay otra respuesta').waitFor();
  await page.getByText('La primera respuesta.').waitFor();
  await expect(field).toHaveValue('La segunda respuesta.');
  await page.getByRole('button', { name: 'Enviar también la mía' }).click();
  await expect(page.getByText(/respondió por correo/)).toHaveCount(2);
});

test('the team keeps and changes its saved answers; editors and students have no such page', async ({
  person,
}) => {
  const { page, problems } = await person('soporte@puente.test', { width: 360 });
  await page.goto('/staff/respuestas');
  await page.getByRole('heading', { level: 1, name: 'Respuestas guardadas' }).waitFor();
  expect(await lookOverOnEach(page, '/staff/respuestas', screens)).toEqual([]);
  await page.getByRole('button', { name: 'Añadir respuesta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Añadir respuesta' });
  await dialog.getByLabel('Nombre').fill('Horario');
  await dialog.getByLabel('Texto').fill('Hola, {nombre}: respondemos de lunes a viernes.');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await page.getByRole('heading', { name: 'Horario' }).waitFor();
  await page.getByRole('button', { name: 'Eliminar Horario' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar la respuesta' }).click();
  await expect(page.getByRole('heading', { name: 'Horario' })).toHaveCount(0);
  expect(problems).toEqual([]);

  for (const who of ['redaccion@puente.test', 'student'] as const) {
    const { page: other } = await person(who, { width: 360 });
    await other.goto('/staff/mensajes');
    await other.getByRole('heading', { level: 1, name: /^Esta página es para/ }).waitFor();
    await expect(other.getByText('Contacto y avisos')).toHaveCount(0);
  }
});
