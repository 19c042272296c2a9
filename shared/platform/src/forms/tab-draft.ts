import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { readTab, removeTab, writeTab } from './tab-storage.ts';

/** Milliseconds after the last key before a draft is written. */
const pause = 400;

/**
 * Stores a visitor's input until the form is sent, so that a reload or a server failure loses nothing. Only for this tab, since the
 * computer may be shared; `useDraft` is for signed-in users.
 * @param name of the form and its record
 * @param except fields that are not stored, such as passwords, with their initial values
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
