import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

const prefix = 'draft:';
/** Milliseconds after the last key before a draft is written. */
const pause = 400;

interface DraftOptions<Values extends FieldValues> {
  /** Fields that are not kept: a password never is. */
  except?: readonly Path<Values>[];
  /** `tab`: gone with the tab. For what somebody types who is not signed in, maybe on a computer that others use, too. */
  keep?: 'browser' | 'tab';
}

/**
 * Keeps what is typed until the form is sent: a reload, a lost session or a dead server loses nothing.
 * Call `forget` once the server has it.
 * @param key names the form and what it is about: `apply:12`
 * @param options as they are at first
 * @returns whether a draft was found, and how to forget it
 */
export function useDraft<Values extends FieldValues>(
  key: string,
  form: UseFormReturn<Values>,
  options: DraftOptions<Values> = {},
): { restored: boolean; forget: () => void } {
  const [restored, setRestored] = useState(false);
  const pending = useRef<PendingWrite>(null);
  const [{ except, keep }] = useState({ except: [], keep: 'browser' as const, ...options });

  useEffect(() => {
    const kept = (values: object | null | undefined) => without(values, except);
    const draft = kept(read(keep, prefix + key));
    if (draft) form.reset({ ...form.getValues(), ...draft }, { keepDefaultValues: true });
    setRestored(draft !== null);

    const watching = form.watch((values) => {
      clearTimeout(pending.current?.timer);
      const save = () => {
        pending.current = null;
        // A form as it came is no draft: nobody should be told of one that holds nothing of theirs.
        if (sameValues(kept(values), kept(form.formState.defaultValues))) remove(keep, prefix + key);
        else write(keep, prefix + key, kept(values));
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
  }, [key, form, except, keep]);

  const forget = () => {
    clearTimeout(pending.current?.timer);
    pending.current = null;
    remove(keep, prefix + key);
  };
  return { restored, forget };
}

interface PendingWrite {
  save: () => void;
  timer: ReturnType<typeof setTimeout>;
}

const sameValues = (values: unknown, others: unknown): boolean => JSON.stringify(values) === JSON.stringify(others);

/** Of a draft as it was found, too: what must not be kept may have been before. */
const without = (values: object | null | undefined, names: readonly string[]) =>
  values ? Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name))) : null;

type Keep = NonNullable<DraftOptions<FieldValues>['keep']>;

const storageOf = (keep: Keep): Storage => (keep === 'tab' ? sessionStorage : localStorage);

function read(keep: Keep, key: string): object | null {
  try {
    const value: unknown = JSON.parse(storageOf(keep).getItem(key) ?? 'null');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null; // blocked or damaged storage: the form simply starts empty
  }
}

function write(keep: Keep, key: string, values: unknown): void {
  try {
    storageOf(keep).setItem(key, JSON.stringify(values));
  } catch {
    // Full or blocked storage: the form still works, it is only not kept.
  }
}

function remove(keep: Keep, key: string): void {
  try {
    storageOf(keep).removeItem(key);
  } catch {
    // See above.
  }
}
