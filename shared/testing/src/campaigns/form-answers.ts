/** Fills in and reads any form of the student area, without knowledge of its fields. */
import type { Locator } from '@playwright/test';
import { pointer } from '../input-driver.ts';
import { pdfFile } from '../pdf.ts';

/** Part of every text that is typed here, and of no demo data. */
export const mark = 'zarzamora';

const line = `Texto con ${mark}`;
const paragraph = `Un texto con ${mark} que se entiende sin más, escrito para ver si sigue aquí cuando algo falla a mitad de camino y nadie ha guardado nada.`;

/** A control, or a group from which one option is chosen. */
interface Control {
  kind: 'text' | 'select' | 'tick' | 'search' | 'day' | 'file';
  /** Unique key of the control within its page. */
  key: string;
  /** Index among the elements of its selector. */
  index: number;
  type: string;
}

const selectors = {
  text: 'textarea:visible, input:not([type=radio], [type=checkbox], [type=file], [role=combobox], [readonly]):visible',
  select: 'select',
  // Before the checkboxes: one of them may mean that there is no last day.
  day: '[role=spinbutton]',
  tick: 'input[type=radio], input[type=checkbox]',
  search: 'input[role=combobox]',
  file: 'input[type=file]',
} as const satisfies Record<Control['kind'], string>;

async function controlsOf(form: Locator): Promise<Control[]> {
  const kinds = Object.keys(selectors) as Control['kind'][];
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const controls = await form.locator(selectors[kind]).evaluateAll((elements) =>
        elements.flatMap((element, index) => {
          const { type = '', name = '', id = '' } = element as HTMLInputElement;
          if (type !== 'file' && !element.checkVisibility()) return [];
          const group = element.closest('[role=group], [role=radiogroup], fieldset');
          const words = group?.getAttribute('aria-labelledby') ?? group?.querySelector('legend')?.textContent;
          return [{ key: words ?? (name || id), index, type }];
        }),
      );
      // For a group of checkboxes or the segments of a date, the first element is enough.
      const isOneOfMany = kind !== 'text' && kind !== 'select';
      return controls
        .filter(({ key }, index) => !isOneOfMany || controls.findIndex((one) => one.key === key) === index)
        .map((control): Control => ({ kind, ...control }));
    }),
  );
  return found.flat();
}

/** Answers every field of the form's page, and the fields that appear because of the answers. */
export async function answerAll(form: Locator, day: string): Promise<void> {
  const answered = new Set<string>();
  for (let round = 0; round < 3; round++) {
    // Controls whose code is on its way have others in their place.
    await form.locator('[data-waiting]').first().waitFor({ state: 'detached' });
    const open = (await controlsOf(form)).filter(
      ({ kind, key, index }) => !answered.has(`${kind} ${key} ${kind === 'text' ? index : ''}`),
    );
    for (const control of open) {
      answered.add(`${control.kind} ${control.key} ${control.kind === 'text' ? control.index : ''}`);
      await answers[control.kind](form.locator(selectors[control.kind]).nth(control.index), control, day);
    }
    if (open.length === 0) return;
  }
}

const answers: Record<Control['kind'], (target: Locator, control: Control, day: string) => Promise<void>> = {
  text: async (target, { type }) => target.fill(await textFor(target, type)),
  select: async (target) => void (await target.selectOption({ index: 1 })),
  tick: async (target) => {
    if (!(await target.isChecked())) await pointer.check(target);
  },
  search: async (target) => {
    await pointer.suggest(target, 'an');
    await target.press('Tab');
  },
  day: async (target, _, day) => {
    await target.click();
    await target.page().keyboard.type(day);
  },
  file: async (target) => {
    // A picture is cropped in a dialog and sent with the form.
    if (!(await target.getAttribute('accept'))?.includes('.pdf')) return;
    await target.setInputFiles(pdfFile(`${mark}.pdf`));
    await target.page().getByText('Archivo subido').first().waitFor();
  },
};

async function textFor(target: Locator, type: string): Promise<string> {
  if (type === 'url') return `https://${mark}.example/video`;
  if (type === 'email') return `${mark}@centro.test`;
  if (type === 'tel') return '612 345 678';
  if ((await target.getAttribute('placeholder')) === 'MM/aaaa') return '06/2031';
  if (/correo|email/i.test((await target.getAttribute('name')) ?? '')) return `${mark}@centro.test`;
  return type === 'textarea' ? paragraph : line;
}

/**
 * Changes one more answer while offline: a text, or else a checkbox.
 * @returns whether there was one
 */
export async function changeOne(form: Locator): Promise<boolean> {
  const text = form
    .locator(
      'textarea:visible, input[type=text]:not([role=combobox], [readonly], [placeholder="MM/aaaa"]):visible',
    )
    .first();
  if ((await text.count()) > 0) {
    await text.fill(`Otra vez ${await text.inputValue()}`);
    return true;
  }
  const boxes = form.locator(selectors.tick);
  const free = await boxes.evaluateAll((all) =>
    // A checkbox in a folded group cannot be clicked.
    all.findIndex((box) => !(box as HTMLInputElement).checked && box.checkVisibility()),
  );
  if (free === -1) return false;
  await pointer.check(boxes.nth(free));
  return true;
}

/** Returns the content of the form: its current page, every answer, and the texts of its review. */
export const formContent = (form: Locator): Promise<string[]> =>
  form.evaluate((root) => {
    const told = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
    const lines = [...root.querySelectorAll('h2, dd')].map(
      (element) => `${element.tagName} ${told(element.textContent)}`,
    );
    for (const part of root.querySelectorAll('[role=spinbutton]'))
      lines.push(`part of a day ${told(part.textContent)}`);
    for (const button of root.querySelectorAll('button')) {
      const name = button.getAttribute('aria-label') ?? told(button.textContent);
      if (name.startsWith('Quitar ')) lines.push(name);
    }
    for (const control of root.querySelectorAll('input, textarea, select')) {
      const { type, name, value, checked } = control as HTMLInputElement;
      if (type === 'file' || value === '') continue;
      if (type !== 'radio' && type !== 'checkbox') lines.push(`${name} = ${value}`);
      else if (checked) lines.push(`${name} is ${value}`);
    }
    return lines;
  });
