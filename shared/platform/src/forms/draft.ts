import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

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
  const pending = useRef<PendingWrite>(null);

  useEffect(() => {
    const draft = read(prefix + key);
    if (draft) form.reset({ ...form.getValues(), ...draft }, { keepDefaultValues: true });
    setRestored(draft !== null);

    const watching = form.watch((values) => {
      clearTimeout(pending.current?.timer);
      const save = () => {
        pending.current = null;
        // A form as it came is no draft: nobody should be told of one that holds nothing of theirs.
        if (sameValues(values, form.formState.defaultValues)) remove(prefix + key);
        else write(prefix + key, values);
      };
      pending.current = { save, timer: setTimeout(save, pause) };
    });
    // Who leaves or reloads right after the last key finds that key again, too.
    const saveNow = () => {
      clearTimeout(pending.current?.timer);
      pending.current?.save();
    };
    window.addEventListener('pagehide', saveNow);
    return () => {
      window.removeEventListener('pagehide', saveNow);
      watching.unsubscribe();
      saveNow();
    };
  }, [key, form]);

  const forget = () => {
    clearTimeout(pending.current?.timer);
    pending.current = null;
    remove(prefix + key);
  };
  return { restored, forget };
}

interface PendingWrite {
  save: () => void;
  timer: ReturnType<typeof setTimeout>;
}

const sameValues = (values: unknown, others: unknown): boolean => JSON.stringify(values) === JSON.stringify(others);

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
