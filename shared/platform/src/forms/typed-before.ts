import { useEffect, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/**
 * Takes over what the visitor typed into a form that the server drew, before its code was here: it is newer than a kept draft, so
 * this comes after `useTabDraft`. Texts and boxes alone; what is chosen otherwise waits for the code.
 * @param drawn the form's name in the page (`Form`, `drawn`)
 */
export function useTypedBefore<Values extends FieldValues>(drawn: string, form: UseFormReturn<Values>): void {
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

/** Fields of a drawn form; null where there is none. */
function typedInto(drawn: string): FormData | null {
  if (typeof document === 'undefined') return null;
  const form = document.querySelector<HTMLFormElement>(`form[data-drawn="${drawn}"]`);
  return form && new FormData(form);
}
