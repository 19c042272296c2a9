import type { Locator, Page } from '@playwright/test';
import { axeFindings } from '@puente/testing/browser';
import { badExamples } from './examples-on-page.ts';
import { expect, test } from './playground-journey.ts';

const exampleOf = (page: Page, name: string) => page.locator(`[data-example="DataTable: ${name}"]`);

/** Distance of an element from the top of the window. */
const topOf = (element: Locator) => element.evaluate((it) => it.getBoundingClientRect().top);

test('a table is sorted, chosen from and narrowed to some columns with the keyboard', async ({ open }) => {
  const { page, problems } = await open();
  const example = exampleOf(page, 'Con todo');
  const heading = example.getByRole('columnheader', { name: 'Organización' });
  await heading.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(heading).toHaveAttribute('aria-sort', 'ascending');
  await expect(heading.getByRole('button')).toBeFocused();

  const whole = example.getByRole('checkbox', { name: 'Elegir toda la página' });
  await whole.focus();
  await page.keyboard.press('Space');
  await expect(example.getByRole('status').filter({ hasText: '3 filas elegidas' })).toBeVisible();
  await example.getByRole('button', { name: 'Quitar selección' }).press('Enter');
  await expect(example.getByRole('region')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(example.getByRole('searchbox')).toBeFocused();

  await example.getByRole('button', { name: 'Columnas' }).press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(example.getByRole('columnheader', { name: 'Tipo' })).toHaveCount(0);
  expect(await axeFindings(page, '[data-example="DataTable: Con todo"]')).toEqual([]);
  expect(problems).toEqual([]);
});

test('the headings stay in view while the rows scroll', async ({ open }) => {
  const { page } = await open({ height: 240 });
  const example = exampleOf(page, 'Con todo');
  const last = example.getByRole('row').last();
  await last.evaluate((row) => row.scrollIntoView({ block: 'end' }));
  const heading = example.getByRole('columnheader', { name: 'Organización' });
  await expect(heading).toBeInViewport();
  await expect.poll(() => topOf(heading)).toBe(0);
});

test('columns that do not fit scroll in a frame, with the keyboard too', async ({ open }) => {
  const { page } = await open();
  const example = exampleOf(page, 'Siete columnas con palabras largas');
  const frame = example.getByRole('region', { name: /desplázate para ver todas las columnas$/ });
  await frame.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => frame.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  await expect(exampleOf(page, 'Con todo').getByRole('region', { name: /desplázate/ })).toHaveCount(0);

  // Fewer columns fit: the frame is no longer a stop of the keyboard.
  await example.getByRole('button', { name: 'Columnas' }).click();
  await example.locator('label', { hasText: 'Correo de contacto' }).click();
  await example.locator('label', { hasText: 'Motivo' }).click();
  await expect(frame).toHaveCount(0);
});

test('on a phone rows are cards with labels, still a table for screen readers', async ({ open }) => {
  const { page } = await open({ width: 360 });
  const example = exampleOf(page, 'Siete columnas con palabras largas');
  const table = example.getByRole('table', { name: 'Organizaciones con todos sus datos' });
  await expect(table.getByRole('columnheader')).toHaveCount(8);
  await expect(table.getByRole('rowheader', { name: 'Fundación Aro' })).toBeVisible();
  const city = table.getByRole('cell', { name: 'Ciudad Lugo' });
  await expect(city.getByText('Ciudad')).toBeVisible();
  await expect(example.getByRole('region', { name: /desplázate/ })).toHaveCount(0);

  const sorted = table.getByRole('columnheader', { name: 'Proyectos' });
  await sorted.getByRole('button').click();
  await expect(sorted).toHaveAttribute('aria-sort', 'descending');
});

test('loading rows are as high as those that follow, and at 200 % text nothing is cut', async ({ open }) => {
  const { page } = await open();
  const heightOf = (name: string) =>
    exampleOf(page, name)
      .locator('tbody tr')
      .first()
      .evaluate((row) => Math.round(row.getBoundingClientRect().height));
  expect(await heightOf('Cargando')).toBe(await heightOf('Otra página en camino'));

  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const wide = async () => (await badExamples(page)).filter((finding) => finding.startsWith('DataTable'));
  await expect.poll(wide).toEqual([]);
});
