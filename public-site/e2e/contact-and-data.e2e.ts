/** Browser tests of the contact page and of the open data. */
import { expect, test } from '@puente/testing/journey';
import { mailedLink } from '@puente/testing/outbox';

test('§2.5 a message from the footer’s contact page survives a reload and reaches staff', async ({
  product,
  person,
}) => {
  const { page, problems } = await person('visitor', { width: 360 });
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contacto', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Contacto' }).waitFor();
  await page.getByLabel('Nombre').fill('Sabela Ejemplo');
  await page.getByLabel('Correo electrónico').fill('sabela@ejemplo.es');
  await page.getByLabel('¿Desde dónde nos escribes?').selectOption('Organización');
  await page.getByLabel('Asunto').fill('Verificar la organización');
  await page
    .getByRole('textbox', { name: 'Mensaje' })
    .fill('¿Qué documentos hacen falta para que la verifiquéis?');
  await page.reload();
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await page.getByText('Hemos recibido tu mensaje').waitFor();
  await page.getByText('en un plazo de 3 días laborables').waitFor();
  await page.getByText(/Tu referencia es [0-9A-F]{8}/).waitFor();
  const link = await mailedLink(product.dataDir, 'staff@puente.test', '/staff/mensajes/');
  expect(new URL(link).pathname).toMatch(/^\/staff\/mensajes\/\d+$/);
  expect(problems).toEqual([]);
});

test('open data from the footer: the table, and the same as a file for spreadsheets', async ({ person }) => {
  const { page, problems } = await person('visitor', { width: 360 });
  await page.goto('/contacto');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Datos abiertos' }).click();
  await page.getByRole('heading', { level: 1, name: 'Datos abiertos' }).waitFor();
  await page.getByRole('columnheader', { name: 'Proyectos publicados' }).first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Descargar CSV' }).click();
  expect((await saved).suggestedFilename()).toBe('puente-datos-abiertos.csv');
  expect(problems).toEqual([]);
});
