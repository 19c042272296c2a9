import type { Locator, Page } from '@playwright/test';

/** A component that opens and closes, by keyboard: a pointer would measure its own way. */
export interface Part {
  name: string;
  opener: (page: Page) => Locator;
  openKey: string;
  closeKey: string;
  /** Element that is visible while the component is open. */
  shown: (page: Page) => Locator;
  width?: number;
  /** Known reason for a figure over its limit. */
  known?: string;
}

const dialog = (page: Page) => page.locator('dialog[open]').first();
const list = (page: Page) => page.getByRole('listbox').first();
const keptObservers = 'react-aria keeps two observers of each opening until the field leaves the page';

/** A button that marks what it controls as expanded. */
const button = (name: string, find: (page: Page) => Locator, rest: Partial<Part> = {}): Part => ({
  name,
  opener: find,
  openKey: 'Enter',
  closeKey: 'Escape',
  shown: (page) => find(page).and(page.locator('[aria-expanded=true]')),
  ...rest,
});

export const componentParts: readonly Part[] = [
  button('Dialog', (page) => page.getByRole('button', { name: 'Ver la bienvenida' }), { shown: dialog }),
  button('MultiStepDialog', (page) => page.getByRole('button', { name: 'Completar perfil en 3 minutos' }), {
    shown: dialog,
  }),
  button('DegreePicker', (page) => page.locator('#field-titulaciones'), {
    openKey: 'ArrowDown',
    shown: list,
    known: keptObservers,
  }),
  button('ComboBox', (page) => page.locator('#field-combo-universidad'), {
    openKey: 'ArrowDown',
    shown: list,
    known: keptObservers,
  }),
  button('DisclosureMenu', (page) => page.getByRole('button', { name: 'Ana', exact: true })),
  button('ColumnChooser', (page) => page.getByRole('button', { name: 'Columnas' }).first()),
  button('MonthField', (page) => page.getByRole('button', { name: 'Elegir el mes' }).first()),
  button('Disclosure', (page) => page.locator('summary', { hasText: '¿Cuánto cuesta?' }), {
    closeKey: 'Enter',
    shown: (page) => page.getByText('Nada para estudiantes.'),
  }),
];

export const visitorParts: readonly Part[] = [
  button('login modal', (page) => page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }), {
    shown: dialog,
  }),
  button('mobile menu', (page) => page.getByRole('button', { name: 'Menú' }), { width: 360 }),
  button(
    'consent panel',
    (page) => page.getByRole('contentinfo').getByRole('button', { name: 'Preferencias de cookies' }),
    { shown: dialog },
  ),
];

export const messageParts: readonly Part[] = [
  button(
    'message',
    (page) =>
      page
        .getByRole('main')
        .getByRole('button')
        .filter({ has: page.locator('time') })
        .last(),
    { shown: dialog },
  ),
];

/** Everything that the header opens for the signed-in user. The menus depend on the released apps. */
export async function headerParts(page: Page): Promise<Part[]> {
  const buttons = (of: Page) => of.getByRole('banner').locator('button[aria-expanded]:visible');
  await buttons(page).first().waitFor();
  const names = await buttons(page).allInnerTexts();
  return names.map((name, index) =>
    button(`header: ${name.replaceAll(/\s+/g, ' ').trim()}`, (of) => buttons(of).nth(index)),
  );
}
