import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';

const prefix = 'draft:';
/** Milliseconds after the last key before a draft is written. */
const pause = 400;

/**
 * Keeps what is typed in this browser until the form is sent: a reload, a lost session or a dead server loses nothing.
 * Call `forget` once the server has it. Drafts hold no passwords: forms with one do not use this.
 * @param key names the form and what it is about: `apply:12`
 * @returns whether a draft was found, and how to forget it
 */
export function useDraft<Values extends FieldValues>(
  key: string,
  form: UseFormReturn<Values>,
): { restored: boolean; forget: () => void } {
  const [restored, setRestored] = useState(false);

  useEffect(() => {
    const draft = read(prefix + key);
    if (draft) {
      form.reset({ ...form.getValues(), ...draft } as DefaultValues<Values>, { keepDefaultValues: true });
      setRestored(true);
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watching = form.watch((values) => {
      clearTimeout(timer);
      timer = setTimeout(() => write(prefix + key, values), pause);
    });
    return () => {
      clearTimeout(timer);
      watching.unsubscribe();
    };
  }, [key, form]);

  return { restored, forget: () => remove(prefix + key) };
}

function read(key: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null; // blocked or damaged storage: the form simply starts empty
  }
}

function write(key: string, values: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(values));
  } catch {
    // Full or blocked storage: the form still works, it is only not kept.
  }
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // See above.
  }
}
