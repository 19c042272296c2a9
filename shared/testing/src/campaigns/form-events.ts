/** Events that may happen to a user who is filling in a form. */
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { demoPassword } from '@puente/tooling/accounts';
import { signIn } from '../people.ts';
import { untilReady } from '../ready.ts';
import { changeOne, formContent, mark } from './form-answers.ts';
import { arrive, type KeptForm, show } from './kept-form.ts';
import { comesTrue } from './wrong-answers.ts';

/** One page of a form that was just filled in, and perhaps not sent yet. */
export interface Filled {
  browser: Browser;
  url: string;
  context: BrowserContext;
  page: Page;
  form: KeptForm;
  /** Current address of the page. */
  address: string;
  /** Records the current content of the form, after a change. */
  note: () => Promise<void>;
  /** Returns recorded content that is missing from the form. */
  lost: (page?: Page) => Promise<string[]>;
}

type Event = (filled: Filled) => Promise<{ page: Page; lost: string[] }>;

/** Milliseconds after the last key until a text is stored. */
const pause = 600;

const controlsIn = ({ form, page }: Filled): Locator => form.form(page);

export const events: Readonly<Record<string, Event>> = {
  reload: async (filled) => {
    await filled.page.reload();
    return back(filled);
  },
  'a link and back': async (filled) => {
    const { page } = filled;
    await closeDialogs(page);
    await page.getByRole('banner').getByRole('link', { name: 'Puente, inicio' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goBack();
    return back(filled);
  },
  'back and forward': async (filled) => {
    const { page } = filled;
    await page.goBack();
    await page.goForward();
    return back(filled);
  },
  'the tab closed': async (filled) => {
    await filled.page.close({ runBeforeUnload: true });
    const page = await filled.context.newPage();
    await page.goto(filled.address);
    return back({ ...filled, page });
  },
  'no network': async (filled) => {
    const { page, context, note, lost } = filled;
    await context.setOffline(true);
    const changed = await changeOne(controlsIn(filled));
    if (changed) await note();
    await page.waitForTimeout(pause);
    await context.setOffline(false);
    const here = await lost();
    // Once the server has the whole draft, other devices have it, too.
    if (changed && (await page.getByText(/^(Guardado \d|Sin guardar|No hemos podido guardar)/).count()) > 0)
      await page.getByText(/^Guardado \d\d:\d\d$/).waitFor();
    await page.reload();
    const after = await back(filled);
    return { page, lost: [...here, ...after.lost] };
  },
  'the session ended': async (filled) => {
    const { page, context, url, note, lost } = filled;
    const cookies = await context.cookies();
    await context.request.post(`${url}/api/auth/logout`, { headers: { origin: url } });
    await context.addCookies(cookies);
    if (!(await changeOne(controlsIn(filled)))) return { page, lost: [] };
    await note();
    const again = page.getByRole('dialog', { name: 'Tu sesión ha caducado' });
    await again.getByLabel('Contraseña', { exact: true }).fill(demoPassword);
    await again.getByRole('button', { name: 'Iniciar sesión' }).click();
    await again.waitFor({ state: 'detached' });
    const here = await lost();
    await page.reload();
    const after = await back(filled);
    return { page, lost: [...here, ...after.lost] };
  },
  'another person': async (filled) => {
    const { page, context, url, form, address } = filled;
    // The session ends, and the next person logs in in this browser.
    await page.waitForTimeout(pause);
    await context.clearCookies();
    await signIn(context, url, form.other);
    await page.goto(address);
    await untilReady(page);
    await page.waitForLoadState('networkidle');
    const shown = await page.evaluate(() => [
      document.body.innerText,
      ...[...document.querySelectorAll('input, textarea')].map((one) => (one as HTMLInputElement).value),
    ]);
    const seen = shown.some((text) => text.includes(mark)) ? ['another person reads it'] : [];
    await context.clearCookies();
    await signIn(context, url, form.as);
    await page.goto(address);
    const after = await back(filled);
    return { page, lost: [...seen, ...after.lost] };
  },
  'a second tab': async (filled) => {
    const { page, context, form, address } = filled;
    const second = await context.newPage();
    await arrive(second, address, form);
    // Another form of the page has its own notice.
    const place = form.form(second);
    const told = place.getByText('Tienes este formulario abierto en otra pestaña');
    const isTold = await told.waitFor().then(
      () => true,
      () => false,
    );
    if (!isTold) {
      await second.close();
      return { page, lost: ['the second tab is not told'] };
    }
    await place.getByRole('button', { name: 'Seguir en esta pestaña' }).click();
    await told.waitFor({ state: 'detached' });
    const lost = await filled.lost(second);
    await form.form(page).getByText('Tienes este formulario abierto en otra pestaña').waitFor();
    await page.close();
    return { page: second, lost };
  },
};

/** Opens the form again with its draft. */
async function back(filled: Filled): Promise<{ page: Page; lost: string[] }> {
  await show(filled.page, filled.form);
  return { page: filled.page, lost: await filled.lost(filled.page) };
}

/** Closes dialogs one after another: closing one may open another, or reveal the one below it. */
async function closeDialogs(page: Page): Promise<void> {
  const windows = page.locator('dialog[open]');
  for (let open = await windows.count(); open > 0; open--) {
    await page.keyboard.press('Escape');
    await windows.nth(open - 1).waitFor({ state: 'detached' });
  }
}

/** @returns the recorded content that does not return to the form within some seconds */
export async function missing(form: Locator, noted: readonly string[]): Promise<string[]> {
  let gone: readonly string[] = noted;
  await comesTrue(async () => {
    const now = await formContent(form).catch((): string[] => []);
    gone = noted.filter((one) => !now.includes(one));
    return gone.length === 0;
  });
  return gone.map((one) => one.slice(0, 80));
}
