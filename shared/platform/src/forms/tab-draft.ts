import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { readTab, removeTab, writeTab } from './tab-storage.ts';

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
    const draft = kept(readTab(key));
    if (draft) form.reset({ ...form.getValues(), ...draft }, { keepDefaultValues: true });

    const watching = form.watch((values) => {
      clearTimeout(pending.current?.timer);
      const save = () => {
        pending.current = null;
        const value = kept(values) ?? {};
        // An unchanged form is no draft.
        if (JSON.stringify(value) === JSON.stringify(kept(form.formState.defaultValues))) removeTab(key);
        else writeTab(key, value);
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
      removeTab(key);
    },
  };
}

/** The values without excluded fields; of a stored draft, too, which an older version may have written. */
const without = (values: object | null | undefined, names: readonly string[]) =>
  values ? Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name))) : null;
