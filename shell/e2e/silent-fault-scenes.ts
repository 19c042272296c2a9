import type { Locator, Page } from '@playwright/test';
import { expect, type Who } from '@puente/testing/journey';
import { demoPassword } from '@puente/tooling/accounts';
import { withoutPreloadedData } from './without-preloaded-data.ts';

/** A background call. When it fails, the page works without its response. */
export interface SilentScene {
  call: { method?: string; url: RegExp };
  as?: Who;
  /** Opens the page until the call has been made. Returns the fields that were filled in. */
  open: (page: Page) => Promise<Locator[]>;
  /** Checks that the user can continue after any response. Not run while there is none. */
  goesOn?: (page: Page) => Promise<void>;
}

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });

async function typed(page: Page, label: string, text: string): Promise<Locator[]> {
  await field(page, label).fill(text);
  return [field(page, label)];
}

const projectTitle = 'Mapa de refugios climáticos';

export const silentScenes: Record<string, SilentScene> = {
  'the providers': {
    call: { url: /\/api\/connect\/providers$/ },
    open: async (page) => {
      await withoutPreloadedData(page);
      await page.goto('/user/auth/login');
      return typed(page, 'Correo electrónico', 'estudiante@puente.test');
    },
    goesOn: (page) => main(page).getByRole('button', { name: 'Iniciar sesión' }).waitFor(),
  },
  'the campaigns': {
    call: { url: /\/api\/campaigns\b/ },
    open: async (page) => {
      await page.goto('/register?campaign=emprende-tfg');
      return typed(page, 'Nombre', 'Ada');
    },
    goesOn: (page) => main(page).getByRole('button', { name: 'Crear cuenta' }).waitFor(),
  },
  'the universities': {
    call: { url: /\/api\/universities\/names\b/ },
    open: async (page) => {
      await page.goto('/register?profile=student');
      const filled = await typed(page, 'Nombre', 'Ada');
      await main(page).getByRole('combobox', { name: 'Universidad' }).click();
      return filled;
    },
    goesOn: (page) => page.getByText('No hemos podido cargar la lista. Ábrela otra vez.').first().waitFor(),
  },
  'the banner of the awards': {
    call: { url: /\/api\/banners\/current$/ },
    // The HTML contains no responses for signed-in users.
    as: 'docente@puente.test',
    open: async (page) => {
      await page.goto('/universidades');
      return [];
    },
  },
  'the messages and how many are unread': {
    call: { method: 'GET', url: /\/api\/communication-centers\b/ },
    as: 'estudiante@puente.test',
    open: async (page) => {
      await page.goto('/universidades');
      await page.getByRole('banner').getByRole('button', { name: 'Notificaciones', exact: true }).click();
      return [];
    },
    goesOn: (page) => page.getByRole('banner').getByRole('button', { name: 'Reintentar' }).waitFor(),
  },
  'the moment of a login': {
    call: { method: 'PUT', url: /\/api\/user\/me$/ },
    open: async (page) => {
      await page.goto('/user/auth/login');
      await typed(page, 'Correo electrónico', 'docente@puente.test');
      await typed(page, 'Contraseña', demoPassword);
      await main(page).getByRole('button', { name: 'Iniciar sesión' }).click();
      await page.waitForURL((url) => url.pathname !== '/user/auth/login');
      return [];
    },
    goesOn: (page) => page.getByRole('banner').getByRole('button', { name: 'Andrés' }).waitFor(),
  },
  'the draft of a project': {
    call: { url: /\/api\/drafts\b/ },
    as: 'coordinacion@puente.test',
    open: async (page) => {
      await page.goto('/projects/create');
      return typed(page, 'Título', projectTitle);
    },
    goesOn: async (page) => {
      // The copy in this browser is enough.
      await page.waitForFunction(
        (title) => JSON.stringify({ ...localStorage }).includes(title),
        projectTitle,
      );
      await page.reload();
      await page.getByText('Hemos recuperado lo que habías escrito.').waitFor();
      await page.getByRole('button', { name: 'Descartar borrador' }).click();
      await expect(field(page, 'Título')).toHaveValue('');
      await field(page, 'Título').fill(projectTitle);
    },
  },
  'a report of what went wrong': {
    call: { url: /\/api\/error-reports$/ },
    open: async (page) => {
      await page.goto('/user/auth/login');
      const filled = await typed(page, 'Correo electrónico', 'estudiante@puente.test');
      await page.evaluate(() =>
        window.dispatchEvent(new ErrorEvent('error', { error: new Error('on purpose') })),
      );
      return filled;
    },
  },
};
