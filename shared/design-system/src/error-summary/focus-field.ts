import { fieldId } from '../field/field-id.ts';

/**
 * Focuses the field called `name` and scrolls its label into view, because a focused box without its visible label does not help. Tells
 * whether the field exists.
 */
export function focusField(name: string): boolean {
  const field = document.getElementById(fieldId(name));
  if (field === null) return false;
  const question =
    field.closest('fieldset') ?? document.querySelector(`label[for="${CSS.escape(field.id)}"]`) ?? field;
  question.scrollIntoView({ block: 'start' });
  field.focus({ preventScroll: true });
  return true;
}
