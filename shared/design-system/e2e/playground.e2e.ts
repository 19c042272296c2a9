import type { Page } from '@playwright/test';
import { axeFindings } from '@puente/testing/browser';
import { isFullRun } from '@puente/testing/full-run';
import { walkWithTab } from '@puente/testing/walk-with-tab';
import { badExamples } from './examples-on-page.ts';
import { expect, test } from './playground-journey.ts';

/** A list that is open, and the example that it belongs to; in full the whole page, which takes axe five times as long. */
const withListOf = (field: string): string =>
  isFullRun ? 'html' : `[data-example]:has(${field}), [role=listbox]`;

/** The wide matrix of screens, themes and media is in long/playground.e2e.ts. */
const screens = [
  { width: 320, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const;
for (const screen of screens)
  test.describe(`at ${screen.width} px, ${screen.colorScheme}`, () => {
    test('nothing is wrong for axe, empty or out of the window', async ({ open }) => {
      const { page, problems } = await open(screen);
      expect(await axeFindings(page)).toEqual([]);
      await expect.poll(() => badExamples(page)).toEqual([]);
      // 400 % of 1280 x 1024.
      await page.setViewportSize({ width: 320, height: 256 });
      await expect.poll(() => badExamples(page)).toEqual([]);
      expect(problems).toEqual([]);
    });

    test('what opens is right too', async ({ open }) => {
      const { page, problems } = await open(screen);

      await page.getByRole('button', { name: 'Mostrar un aviso' }).click();
      await page.getByRole('button', { name: 'Crear cuenta' }).click();
      await page.getByRole('button', { name: 'Ana', exact: true }).click();
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press('Escape');

      await page.locator('#field-titulaciones').click();
      await page.getByRole('listbox', { name: 'Titulación' }).getByRole('option').first().waitFor();
      expect(await axeFindings(page, withListOf('#field-titulaciones'))).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Elegir el mes' }).first().click();
      expect(await axeFindings(page, '[role=group][aria-label=Mes]')).toEqual([]);
      await page.keyboard.press('Escape');

      await page.getByRole('combobox', { name: 'Universidad' }).first().click();
      await page.getByRole('listbox').waitFor();
      expect(await axeFindings(page, withListOf('#field-combo-universidad'))).toEqual([]);
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: 'Elegir provincia' }).click();
      await page.getByRole('dialog').getByRole('combobox').click();
      await page.getByRole('listbox').waitFor();
      expect(await axeFindings(page, 'dialog[open]')).toEqual([]);
      expect(problems).toEqual([]);
    });
  });

test('in forced colours every focus ring is the person’s own', async ({ open }) => {
  const { page } = await open({ forcedColors: 'active' });
  const ring = async (id: string) => {
    await page.locator(id).focus();
    return page.locator(id).evaluate((element) => {
      const probe = document.createElement('i');
      probe.style.color = 'Highlight';
      document.body.append(probe);
      const highlight = getComputedStyle(probe).color;
      probe.remove();
      return getComputedStyle(element).outlineColor === highlight;
    });
  };
  await page.keyboard.press('Tab');
  for (const id of ['#field-titulaciones', '#field-ff-title', '#field-ods'])
    await expect.poll(() => ring(id)).toBe(true);
});

const focusedName = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    // Between the last control and the first the browser's own bar has focus, and the page says that its body has.
    if (focused === null || focused === document.body) return '';
    return focused.getAttribute('aria-label') ?? focused.textContent;
  });

const scrolledTo = (page: Page) => page.evaluate(() => window.scrollY);

/** Turns the wheel, and waits until the page has had ten frames to scroll. */
async function turnWheel(page: Page): Promise<void> {
  const turned = await page.evaluateHandle(() => ({
    frames: new Promise<number>((resolve) => {
      const count = (frames: number) =>
        frames === 10 ? resolve(frames) : requestAnimationFrame(() => count(frames + 1));
      addEventListener('wheel', () => count(0), { once: true });
    }),
  }));
  await page.mouse.wheel(0, 600);
  await turned.evaluate(({ frames }) => frames);
}

const isOpen = (page: Page) => page.evaluate(() => document.querySelector('dialog[open]') !== null);

/** Waits until the dialog is closed, which happens after the click event. */
const closed = (page: Page) => page.locator('dialog[open]').waitFor({ state: 'detached' });

test('the person’s own theme wins over the system’s', async ({ open }) => {
  const { page } = await open({ colorScheme: 'light' });
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect.poll(() => paper()).toBe('rgb(251, 248, 241)');
  await page.getByRole('button', { name: 'Oscuro' }).click();
  await page.getByRole('button', { name: 'Oscuro', pressed: true }).waitFor();
  await expect.poll(() => paper()).toBe('rgb(18, 23, 21)');
});

test.describe('with the keyboard', () => {
  test('Tab reaches every control of every example, and each shows that it has focus', async ({ open }) => {
    const { page } = await open();
    expect(await walkWithTab(page)).toEqual({ unreached: [], withoutRing: [] });
  });

  test('Escape closes whatever a button has opened, and gives focus back to it', async ({ open }) => {
    const { page } = await open();
    const openers = page.locator('[data-example] button[aria-expanded][aria-controls]:visible');
    const count = await openers.count();
    expect(count).toBeGreaterThan(2);
    for (let index = 0; index < count; index += 1) {
      const opener = openers.nth(index);
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(opener).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Escape');
      await expect(opener).toHaveAttribute('aria-expanded', 'false');
      await expect(opener).toBeFocused();
    }
  });

  test('a dialog keeps focus inside, closes with Escape and gives focus back', async ({ open }) => {
    const { page } = await open();
    const opener = page.getByRole('button', { name: 'Ver la bienvenida' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focusedName(page)).toBe('Te damos la bienvenida a Puente');

    const seen = new Set<string>();
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press('Tab');
      seen.add(await focusedName(page));
    }
    expect([...seen]).toEqual(
      expect.arrayContaining(['Cerrar', 'Ahora no', 'Completar perfil en 3 minutos']),
    );
    expect([...seen].join()).not.toContain('Elegir provincia');

    await page.keyboard.press('Escape');
    await closed(page);
    await expect.poll(() => focusedName(page)).toBe('Ver la bienvenida');
  });

  test('a question starts on Cancelar, and the backdrop answers it too', async ({ open }) => {
    const { page } = await open();
    await page.getByRole('button', { name: 'Eliminar el borrador' }).click();
    await expect.poll(() => focusedName(page)).toBe('Cancelar');

    await page.mouse.click(5, 5);
    await closed(page);
    await expect.poll(() => focusedName(page)).toBe('Eliminar el borrador');
  });

  test('while a dialog is open the page behind does not scroll', async ({ open }) => {
    const { page } = await open();
    await page.getByRole('button', { name: 'Ver la bienvenida' }).click();
    const before = await scrolledTo(page);
    await page.mouse.move(20, 20);
    await turnWheel(page);
    expect(await scrolledTo(page)).toBe(before);
    // The same turn scrolls the page once the dialog is closed.
    await page.keyboard.press('Escape');
    await closed(page);
    await turnWheel(page);
    await expect.poll(() => scrolledTo(page)).toBeGreaterThan(before);
  });

  test('a list inside a dialog opens above it, and its first Escape closes only the list', async ({
    open,
  }) => {
    const { page } = await open();
    await page.getByRole('button', { name: 'Elegir provincia' }).click();
    const input = page.locator('#field-dialogo-provincia');
    await input.click();
    await page.keyboard.type('malaga');
    await page.getByRole('listbox').getByRole('option', { name: 'Málaga' }).click();
    // The list closes once the choice is made: then the field shows it.
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    await expect(input).toHaveValue('Málaga');

    await page.keyboard.press('ArrowDown');
    await page.getByRole('listbox').waitFor();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect.poll(() => isOpen(page)).toBe(true);
    await page.keyboard.press('Escape');
    await closed(page);
  });

  test('a menu opens, is walked with Tab, closes with Escape and closes when it is left', async ({
    open,
  }) => {
    const { page } = await open();
    const button = page.getByRole('button', { name: 'Ana', exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect.poll(() => focusedName(page)).toBe('Perfil');
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect.poll(() => focusedName(page)).toBe('Ana');

    await page.keyboard.press('Space');
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('a combobox finds without accents, chooses with Enter, and says when it finds nothing', async ({
    open,
  }) => {
    const { page } = await open();
    const input = page.locator('#field-combo-universidad');
    await input.focus();
    await page.getByRole('listbox').waitFor();
    await page.keyboard.type('politecnica');
    await page.keyboard.press('ArrowDown');
    // Enter chooses the highlighted option, which a slow machine highlights a moment later.
    await page.locator('[role="option"][data-focused]', { hasText: 'Politécnica de Cartagena' }).waitFor();
    await page.keyboard.press('Enter');
    // The list closes once the choice is made: then the field shows it.
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    await expect(input).toHaveValue('Universidad Politécnica de Cartagena');

    await input.fill('zzz');
    await page.getByRole('listbox').getByText('No se encontraron resultados').waitFor();
    await page.keyboard.press('Tab');
    await expect(input).toHaveValue('Universidad Politécnica de Cartagena');
  });

  test('a long list opens at once and shows what is highlighted', async ({ open }) => {
    const { page } = await open();
    const input = page.locator('#field-combo-titulacion');
    // A list closes when the page scrolls, but for a moment after it opened: a slow machine scrolls for longer.
    await input.scrollIntoViewIfNeeded();
    await input.focus();
    await page.getByRole('listbox').waitFor();
    for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowDown');
    // The list follows the highlight once it is drawn.
    await page.waitForFunction(() => {
      const option = document.querySelector('[role="option"][data-focused]')?.getBoundingClientRect();
      const list = document.querySelector('[role="listbox"]')?.getBoundingClientRect();
      return (
        option !== undefined &&
        list !== undefined &&
        option.top >= list.top - 1 &&
        option.bottom <= list.bottom + 1
      );
    });
  });

  test('checkboxes are reached with Tab and answered with Space', async ({ open }) => {
    const { page } = await open();
    const health = page.locator('#field-ods');
    await health.focus();
    await page.keyboard.press('Space');
    await expect(health).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    const checked = page
      .getByRole('group', { name: /ODS te interesan/ })
      .getByRole('checkbox', { checked: true });
    await expect(checked).toHaveCount(3);
  });

  test('after a chip is removed focus goes to its neighbour', async ({ open }) => {
    const { page } = await open();
    await page.getByRole('button', { name: 'Quitar Grado en Ciencias Ambientales' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focusedName(page)).toBe('Quitar Máster en Ecología');
    await page.keyboard.press('Enter');
    await expect.poll(() => focusedName(page)).toBe('Quitar Grado en Biología');
  });

  test('the error summary takes focus and leads to the fields', async ({ open }) => {
    const { page } = await open();
    await page.getByRole('button', { name: 'Crear cuenta' }).focus();
    await page.keyboard.press('Enter');
    const summary = page.getByRole('group', { name: 'Revisa estos campos' });
    await expect(summary).toBeFocused();

    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('#field-resumen-perfil')).toBeFocused();
  });

  test('the whole card leads to the project, except its save button', async ({ open }) => {
    const { page } = await open();
    const hit = await page.evaluate(() => {
      const card = document.querySelector('[data-example^="Card"] li');
      card?.scrollIntoView();
      const box = card?.getBoundingClientRect();
      const save = card?.querySelector('button')?.getBoundingClientRect();
      if (box === undefined || save === undefined) return null;
      const at = (x: number, y: number) => document.elementFromPoint(x, y)?.closest('a, button')?.tagName;
      return [at(box.left + 20, box.bottom - 12), at(save.left + save.width / 2, save.top + save.height / 2)];
    });
    expect(hit).toEqual(['A', 'BUTTON']);
  });
});

test('a wide drawing without a size of its own is in its square as a whole, with clear ground around it', async ({
  open,
}) => {
  const { page } = await open();
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><rect width="300" height="100" fill="#0b5a4a"/></svg>';
  await page
    .getByLabel('Elegir un logo')
    .first()
    .setInputFiles({
      name: 'marca.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(drawing),
    });
  const canvas = page.getByRole('dialog', { name: 'Recorta el logo' }).locator('canvas');
  await canvas.waitFor();
  /** Opacity along the middle, from top to bottom. */
  const opacity = () =>
    canvas.evaluate((element: HTMLCanvasElement) =>
      [0.1, 0.4, 0.5, 0.6, 0.9].map(
        (place) =>
          element.getContext('2d')?.getImageData(element.width / 2, element.height * place, 1, 1).data[3],
      ),
    );
  await expect.poll(opacity).toEqual([0, 255, 255, 255, 0]);
  await page.getByRole('slider', { name: 'Ampliar' }).press('End');
  await expect.poll(opacity).toEqual([255, 255, 255, 255, 255]);
});
