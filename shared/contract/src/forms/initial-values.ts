import type { FieldDefinition, FieldType, FieldValue, FieldValues } from './field-definition.ts';

// Apart from answers-schema.ts: a form that is shown needs no schemas yet.

/** Value of an empty field, by type. */
export const emptyAnswers: Readonly<Record<FieldType, FieldValue>> = {
  text: '',
  textarea: '',
  select: '',
  radio: '',
  multiselect: [],
  picker: [],
  combobox: [],
  checkbox: false,
  month: '',
  date: '',
  phone: '',
  competence: '',
  file: null,
};

/**
 * Returns the initial values of a form.
 * @throws for a name with a dot: form libraries read it as a path
 */
export const initialValues = (definitions: readonly FieldDefinition[]): FieldValues =>
  Object.fromEntries(
    definitions.map((field) => {
      if (field.value.includes('.')) throw new Error(`The field name "${field.value}" must not have a dot.`);
      return [field.value, ('default' in field ? field.default : undefined) ?? emptyAnswers[field.type]];
    }),
  );
