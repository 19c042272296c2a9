import { useId } from 'react';

/**
 * Returns the id of the control called `name`. It is predictable, so that an error summary can link to it. Two forms on one page must not
 * use the same names.
 */
export function fieldId(name: string): string {
  return `field-${name}`;
}

export interface FieldTexts {
  hint?: unknown;
  error?: unknown;
}

export interface FieldIds {
  control: string;
  label: string;
  hint: string;
  error: string;
  counter: string;
  /** Value of `aria-describedby`; contains only elements on the page. */
  describedBy: string | undefined;
}

/** The ids that tie a control to its label, its hint and its error. */
export function useFieldIds(
  { name, id, hint, error }: FieldTexts & { name?: string | undefined; id?: string | undefined },
  ...alsoDescribedBy: (string | undefined)[]
): FieldIds {
  const generated = useId();
  const control = id ?? (name === undefined ? `field${generated}` : fieldId(name));
  const ids = {
    control,
    label: `${control}-label`,
    hint: `${control}-hint`,
    error: `${control}-error`,
    counter: `${control}-counter`,
  };
  const described = [isThere(hint) && ids.hint, isThere(error) && ids.error, ...alsoDescribedBy].filter(
    Boolean,
  );
  return { ...ids, describedBy: described.join(' ') || undefined };
}

export function isThere(text: unknown): boolean {
  return text !== undefined && text !== null && text !== '' && text !== false;
}
