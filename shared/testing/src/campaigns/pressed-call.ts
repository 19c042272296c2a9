import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { PageVisit } from '../page-states.ts';
import { untilReady } from '../ready.ts';
import { answerAll } from './form-answers.ts';
import { type KeptForm, topDialog } from './kept-form.ts';

/** A call that a user makes with a click, and the steps to it. */
export interface PressedCall {
  as: string;
  address: (context: BrowserContext, url: string) => Promise<string>;
  call: RegExp;
  /** Goes from the page to the state before the click. */
  open?: (page: Page) => Promise<void>;
  /** Form that is filled in before the click. Its input must not be lost. */
  form?: (page: Page) => Locator;
  press: (page: Page) => Promise<void>;
}

/** Action that fills in a form of several pages up to its last page, or a small form. `last` is the button that sends it. */
export function sending(kept: KeptForm, call: RegExp, last: string): PressedCall {
  const { as, address, form: where, day = '15062031', open } = kept;
  return {
    as,
    address,
    call,
    form: where,
    open: async (page) => {
      if (open && (await page.locator('dialog[open]').count()) === 0) await open(page);
      for (;;) {
        await where(page).waitFor();
        await answerAll(where(page), day);
        const next = where(page).getByRole('button', { name: 'Siguiente', exact: true });
        if ((await next.count()) === 0) return;
        const title = await where(page).getByRole('heading').first().innerText();
        await next.click();
        await where(page).getByRole('heading').filter({ hasNotText: title }).first().waitFor();
      }
    },
    press: async (page) => {
      const place =
        (await page.locator('dialog[open]').count()) > 0 ? topDialog(page) : page.getByRole('main');
      await place.getByRole('button', { name: last, exact: true }).last().click();
    },
  };
}

/** Action on one of the pages that a demo account visits. */
export const onVisitsOf =
  <Records>(
    as: string,
    visits: readonly PageVisit<Records>[],
    findRecords: (context: BrowserContext) => Promise<Records>,
  ) =>
  (page: string, call: RegExp, rest: Pick<PressedCall, 'open' | 'press' | 'form'>): PressedCall => ({
    as,
    address: async (context) => {
      const visit = visits.find(({ name }) => name === page);
      if (!visit) throw new Error(`There is no visit ${page}.`);
      return visit.address(await findRecords(context));
    },
    call,
    ...rest,
  });

/** Runs all steps before the last click. */
export async function prepare(page: Page, address: string, { open }: PressedCall): Promise<void> {
  await page.goto(address);
  await untilReady(page);
  await open?.(page);
}
