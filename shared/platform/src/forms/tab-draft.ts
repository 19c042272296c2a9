import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Milliseconds after the last key before a draft is written. */
const pause = 400;

/**
 * Keeps what a visitor types without being signed in, until the form is sent: a reload or a dead server loses
 * nothing. For this tab alone, since the computer may be a library's; `useDraft` is for signed-in users.
 * @param name names the form and what it is about
 * @param except fields that are not kept, as they are at first: a password never is
 */
export function useTabDraft<Values extends FieldValues>(
  name: string,
  form: UseFormReturn<Values>,
  except: readonly Path<Values>[],
): { forget: () => void } {
  const key = `draft:${name}`;
  const pending = useRef<{ save: () => void; timer: ReturnType<typeof setTimeout> }>(null);
  const [left] = useState(except);

  useEffect(() => {
    const kept = (values: object | null | undefined) => without(values, left);
    const draft = kept(read(key));
    if (draft) form.reset({ ...form.getValues(), ...draft }, { keepDefaultValues: true });

    const watching = form.watch((values) => {
      clearTimeout(pending.current?.timer);
      const save = () => {
        pending.current = null;
        const value = JSON.stringify(kept(values));
        // An unchanged form is no draft.
        if (value === JSON.stringify(kept(form.formState.defaultValues))) remove(key);
        else write(key, value);
      };
      pending.current = { save, timer: setTimeout(save, pause) };
    });
    // A visitor who leaves or reloads right after the last key finds that key again, too.
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
  }, [key, form, left]);

  return {
    forget: () => {
      clearTimeout(pending.current?.timer);
      pending.current = null;
      remove(key);
    },
  };
}

/** The values without excluded fields; of a stored draft, too, which an older version may have written. */
const without = (values: object | null | undefined, names: readonly string[]) =>
  values ? Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name))) : null;

function read(key: string): object | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null; // blocked or damaged storage: the form simply starts empty
  }
}

function write(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Full or blocked storage: the form still works, it is only not kept.
  }
}

function remove(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // See above.
  }
}
