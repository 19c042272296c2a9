import { fieldId } from '../field/field-id.ts';

/**
 * Takes focus to the field called `name` and brings its label into view: a focused box whose question is above the
 * edge of the window is no help. Says whether there is such a field.
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
