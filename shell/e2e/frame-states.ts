import type { Locator, Page } from '@playwright/test';
import { announceBanner } from '@puente/testing/announce-banner';
import { login, registration, withoutProfile } from './frame-entry-states.ts';
import { type FrameState, main, open } from './frame-state.ts';
import { withoutPreloadedData } from './without-preloaded-data.ts';

/** States of a visit by a user, in order, on the same page. */
export interface Visit {
  who: string;
  /** Undefined for a visitor. */
  email?: `${string}@${string}`;
  /** A new visitor has not answered the consent banner yet. */
  visitor?: 'new';
  /** Runs before the first state, with the address of the product. Returns the function that undoes it. */
  before?: (url: string) => Promise<() => Promise<unknown>>;
  states: readonly FrameState[];
}

const header = (page: Page) => page.getByRole('banner');
const heading = (page: Page, name: string) => main(page).getByRole('heading', { level: 1, name }).waitFor();
const messages = (page: Page) => header(page).getByRole('button').and(page.locator('[aria-haspopup=dialog]'));

/** Clicks the visible one of these buttons once it appears: menus are shown when the session is known. */
async function pressShown(button: Locator): Promise<void> {
  await button.filter({ visible: true }).first().click();
}

/** States of the header: closed menus, each group of the bar, the user's own menu, and the narrow menu with everything expanded. */
function headerOf(landing: string, groups: readonly string[], signedIn = true): FrameState[] {
  const menuButton = (page: Page, name: string) => header(page).getByRole('button', { name, exact: true });
  return [
    { name: 'landing', reach: (page) => open(page, landing) },
    ...groups.map((group): FrameState => ({
      name: `group ${group}`,
      room: 'wide',
      reach: async (page) => {
        await page.keyboard.press('Escape');
        await pressShown(menuButton(page, group));
      },
    })),
    ...(signedIn
      ? [
          {
            name: 'own menu',
            room: 'wide',
            reach: async (page) => {
              await page.keyboard.press('Escape');
              await header(page).locator('button[aria-expanded]').filter({ visible: true }).last().click();
              await header(page)
                .getByRole('button', { name: 'Cerrar sesión' })
                .filter({ visible: true })
                .waitFor();
            },
          } satisfies FrameState,
        ]
      : []),
    {
      name: 'narrow menu',
      room: 'narrow',
      reach: async (page) => {
        await page.keyboard.press('Escape');
        await pressShown(menuButton(page, 'Menú'));
        for (const group of groups) await pressShown(menuButton(page, group));
      },
    },
  ];
}

const bell: FrameState[] = [
  {
    name: 'bell',
    reach: async (page) => {
      await open(page, '/projects');
      await header(page)
        .getByRole('button', { name: /^Notificaciones/ })
        .click();
      await messages(page).nth(2).waitFor();
    },
  },
  {
    name: 'message',
    reach: async (page) => {
      // Do not let the API know that the message was read: other tests need it unread.
      await page.route('**/api/communication-centers/*', () => undefined);
      await messages(page).first().click();
      await page.getByRole('dialog').locator('p').first().waitFor();
    },
  },
];

const failures: FrameState[] = [
  {
    name: '404',
    reach: async (page) => {
      await page.goto('/esto-no-existe');
      await heading(page, 'No encontramos esta página');
    },
  },
  {
    name: 'page not available',
    reach: async (page) => {
      await open(page, '/register');
      // Navigate with a link, because a server-rendered page would stay readable.
      await page.route(/\/assets\/public-site\/universities\./, (route) => route.abort());
      await page.getByRole('contentinfo').getByRole('link', { name: 'Universidades' }).click();
      await heading(page, 'Esta parte no está disponible ahora');
      await page.unroute(/\/assets\/public-site\/universities\./);
    },
  },
  {
    name: 'no network',
    reach: async (page) => {
      await open(page, '/register');
      await page.context().setOffline(true);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Universidades' }).click();
      await heading(page, 'No tienes conexión a internet');
    },
  },
];

const forbidden: FrameState = {
  name: '403',
  reach: async (page) => {
    const answer = await page.request.get('/api/projects?populate=organization');
    const { data } = (await answer.json()) as { data: { id: number; organization: { name: string } }[] };
    const theirs = data.find(({ organization }) => organization.name !== 'Código Abierto Local');
    await page.goto(`/organizations/projects/${theirs?.id}/applys`);
    await heading(page, 'No tienes permiso para ver esta página');
  },
};

/** Closed by going elsewhere, the welcome would come again. */
const welcomed = (page: Page) => page.evaluate(() => localStorage.removeItem('registered'));

const expired: FrameState = {
  name: 'expired session',
  reach: async (page) => {
    await welcomed(page);
    await open(page, '/projects/create');
    await page.context().clearCookies();
    await main(page).getByLabel('Título').fill('Mapa de refugios climáticos');
    await page.getByRole('dialog', { name: 'Tu sesión ha caducado' }).waitFor();
  },
};

const welcome = (landing: string): FrameState => ({
  name: 'welcome',
  reach: async (page) => {
    // An empty tab cannot access the product's storage.
    if (page.url() === 'about:blank') await page.goto(landing);
    const { id } = (await (await page.request.get('/api/users/me')).json()) as { id: number };
    await page.evaluate((user) => localStorage.setItem('registered', String(user)), id);
    await page.goto(landing);
    await page.getByRole('dialog', { name: /^Te damos la bienvenida/ }).waitFor();
  },
});

const qualification: FrameState = {
  name: 'qualification',
  reach: async (page) => {
    await welcomed(page);
    await page.evaluate(() => sessionStorage.removeItem('u4iQualificationModalShown'));
    await page.goto('/estudiantes');
    await page.getByRole('dialog', { name: '¿Qué te preocupa?' }).waitFor();
  },
};

const consentBanner = (page: Page) => page.getByRole('region', { name: 'Tú decides sobre las cookies' });
const consent: FrameState[] = [
  {
    name: 'consent and awards banners',
    reach: async (page) => {
      // The HTML of the home page may contain a response from before the banner was activated, up to half a minute old.
      await withoutPreloadedData(page);
      await open(page, '/universidades');
      await consentBanner(page).waitFor();
      await page.getByRole('complementary', { name: 'Segunda edición de los premios' }).waitFor();
    },
  },
  {
    name: 'consent panel',
    reach: async (page) => {
      await consentBanner(page).getByRole('button', { name: 'Configurar' }).click();
      await page.getByRole('dialog', { name: 'Preferencias de cookies' }).waitFor();
    },
  },
  {
    name: 'awards banner',
    reach: async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Rechazar' }).click();
      await consentBanner(page).waitFor({ state: 'detached' });
    },
  },
];

/** Reduced header, where the user's own menu stays in the bar at any width. */
const chat: FrameState = {
  name: 'chat, own menu',
  reach: async (page) => {
    await page.goto('/chat');
    await pressShown(header(page).getByRole('button', { name: 'Iria' }));
    await header(page).getByRole('button', { name: 'Cerrar sesión' }).waitFor();
  },
};

/** Shows the awards banner. @returns the function that removes it */
const announceAwards = (url: string): Promise<() => Promise<unknown>> =>
  announceBanner(url, {
    title: 'Segunda edición de los premios',
    text: 'Presenta tu TFG/M antes de que acabe el plazo.',
  });

const organisation = ['Explorar'];
const resources = ['Recursos'];

/** Visits of every role, with every state of the frame and of the shell's pages that the role can see (specification §2). */
export const visits: readonly Visit[] = [
  { who: 'visitor', states: [...headerOf('/', [], false), ...login] },
  {
    who: 'visitor registering',
    states: [...registration, ...failures],
  },
  { who: 'newcomer', visitor: 'new', before: announceAwards, states: consent },
  {
    who: 'student',
    email: 'estudiante@puente.test',
    states: [...headerOf('/estudiantes', [...resources, 'Subir mi proyecto']), ...bell, chat],
  },
  {
    who: 'new student',
    email: 'nueva@puente.test',
    states: [welcome('/estudiantes'), qualification, ...withoutProfile],
  },
  {
    who: 'coordinator',
    email: 'coordinacion@puente.test',
    states: [...headerOf('/organizaciones', organisation), forbidden, welcome('/organizaciones'), expired],
  },
  {
    who: 'coordinator without organisation',
    email: 'sin-organizacion@puente.test',
    states: headerOf('/organizaciones', []),
  },
  { who: 'project manager', email: 'gestion@puente.test', states: headerOf('/organizaciones', organisation) },
  {
    who: 'teacher',
    email: 'docente@puente.test',
    states: [...headerOf('/universidades', resources), welcome('/universidades')],
  },
  { who: 'staff', email: 'staff@puente.test', states: headerOf('/', resources) },
];
