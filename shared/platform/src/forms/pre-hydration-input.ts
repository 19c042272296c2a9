import { useEffect, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/**
 * Adopts the visitor's input into a server-rendered form from before its code was loaded. It is newer than a stored draft, so call it after
 * `useTabDraft`. Only texts and checkboxes; other controls wait for the code.
 * @param drawn name of the form in the page (`Form`, `drawn`)
 */
export function usePreHydrationInput<Values extends FieldValues>(
  drawn: string,
  form: UseFormReturn<Values>,
): void {
  // Read before the form's fields are taken over, which empties them.
  const [typed] = useState(() => typedInto(drawn));
  useEffect(() => {
    if (typed === null) return;
    for (const [name, empty] of Object.entries(form.getValues())) {
      const value = typed.get(name);
      const take = (taken: string | true) =>
        form.setValue(name as Path<Values>, taken as PathValue<Values, Path<Values>>, { shouldDirty: true });
      if (typeof empty === 'boolean' && value !== null) take(true);
      if (typeof empty === 'string' && typeof value === 'string' && value !== '') take(value);
    }
  }, [form, typed]);
}

/** Returns the fields of a server-rendered form; null if there is none. */
function typedInto(drawn: string): FormData | null {
  if (typeof document === 'undefined') return null;
  const form = document.querySelector<HTMLFormElement>(`form[data-drawn="${drawn}"]`);
  return form && new FormData(form);
}
