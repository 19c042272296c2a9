import type { Locator } from '@playwright/test';

interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Operates a page as a person does. The same journey runs with a pointer or with the keyboard alone. */
export interface InputDriver {
  activate: (target: Locator) => Promise<void>;
  fill: (target: Locator, text: string) => Promise<void>;
  check: (target: Locator) => Promise<void>;
  /** Chooses from a native list. */
  select: (target: Locator, label: string) => Promise<void>;
  /** Types into a combobox and takes the first suggestion. */
  suggest: (target: Locator, text: string) => Promise<void>;
  /** Opens the system's file chooser with this control, and chooses the file. */
  attach: (target: Locator, file: ChosenFile) => Promise<void>;
}

/** Returns the option of a select with this label, which a number of results may follow. */
const optionOf = (target: Locator, label: string) => {
  const text = label.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return target.locator('option', { hasText: new RegExp(`^${text}( \\(\\d+\\))?$`) });
};

export const pointer: InputDriver = {
  activate: (target) => target.click(),
  fill: (target, text) => target.fill(text),
  // The label covers its control, so that the whole row is clickable: the click is on the label.
  check: async (target) => {
    await target.click({ force: true });
    await untilTicked(target);
  },
  select: async (target, label) => {
    await optionOf(target, label).waitFor({ state: 'attached' });
    await target.selectOption((await optionOf(target, label).getAttribute('value')) ?? label);
  },
  suggest: async (target, text) => {
    await target.click();
    await target.fill(text);
    await settled(suggestions(target));
    await suggestions(target).first().click();
  },
  attach: async (target, file) => {
    const chooser = target.page().waitForEvent('filechooser');
    await target.click();
    await (await chooser).setFiles(file);
  },
};

/** Options of a list. «Cargando…» also has the role option while the list is loading. */
const suggestions = (target: Locator): Locator => target.page().locator('[role=option][data-key]');

/** Waits until the options stop changing: at first the list may match earlier input. */
async function settled(options: Locator): Promise<void> {
  await options.first().waitFor();
  let before: string[] = [];
  for (let looks = 0; looks < 50; looks++) {
    const now = await options.allTextContents();
    if (now.length > 0 && now.join('\n') === before.join('\n')) return;
    before = now;
    await options.page().waitForTimeout(100);
  }
}

/**
 * Presses Tab until the control has focus.
 * @throws when it cannot be reached in one round of the page
 */
async function tabTo(target: Locator): Promise<void> {
  const page = target.page();
  await target.waitFor();
  // While a list of suggestions is open, what lies outside it is hidden from assistive technology, and so from a role.
  const focused = async () =>
    (await target.count()) > 0 && target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 150; presses++) {
    if (await focused()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(target)} cannot be reached with Tab.`);
}

export const keyboard: InputDriver = {
  activate: async (target) => {
    await tabTo(target);
    await target.page().keyboard.press('Enter');
  },
  fill: async (target, text) => {
    await tabTo(target);
    await target.page().keyboard.press('ControlOrMeta+A');
    await target.page().keyboard.insertText(text);
  },
  check: async (target) => {
    // Of a group of radio buttons only the chosen one, or the first, takes Tab; arrows reach the others.
    if (await isRadio(target)) return tickRadio(target);
    await tabTo(target);
    await target.page().keyboard.press('Space');
    await untilTicked(target);
  },
  select: async (target, label) => {
    await tabTo(target);
    const wanted = await optionOf(target, label).getAttribute('value');
    for (let presses = 0; presses < 60 && (await target.inputValue()) !== wanted; presses++)
      await target.page().keyboard.press('ArrowDown');
    if ((await target.inputValue()) !== wanted) throw new Error(`${String(target)} has no ${label}.`);
  },
  suggest: async (target, text) => {
    await tabTo(target);
    await target.page().keyboard.type(text);
    await suggestions(target).first().waitFor();
    await target.page().keyboard.press('ArrowDown');
    // Enter chooses the highlighted option, which a slow machine highlights a moment later.
    const highlighted = suggestions(target).and(target.page().locator('[data-focused]'));
    await highlighted.waitFor();
    await target.page().keyboard.press('Enter');
    await highlighted.waitFor({ state: 'detached' });
  },
  attach: async (target, file) => {
    const chooser = target.page().waitForEvent('filechooser');
    await tabTo(target);
    await target.page().keyboard.press('Enter');
    await (await chooser).setFiles(file);
  },
};

/** Waits until a choice that changes the address is shown. */
async function untilTicked(target: Locator): Promise<void> {
  for (let tries = 0; tries < 50 && !(await target.isChecked()); tries++)
    await target.page().waitForTimeout(50);
  if (!(await target.isChecked())) throw new Error(`${String(target)} did not take the choice.`);
}

const isRadio = (target: Locator) =>
  target.evaluate((element) => element instanceof HTMLInputElement && element.type === 'radio');

async function tickRadio(target: Locator): Promise<void> {
  const page = target.page();
  const name = await target.getAttribute('name');
  const inGroup = () =>
    page.evaluate(
      (group) => document.activeElement instanceof HTMLInputElement && document.activeElement.name === group,
      name,
    );
  for (let presses = 0; presses < 150 && !(await inGroup()); presses++) await page.keyboard.press('Tab');
  for (let presses = 0; presses < 12 && !(await target.isChecked()); presses++) {
    await page.keyboard.press(presses === 0 ? 'Space' : 'ArrowDown');
  }
  if (!(await target.isChecked())) throw new Error(`${String(target)} cannot be chosen with the keyboard.`);
}
