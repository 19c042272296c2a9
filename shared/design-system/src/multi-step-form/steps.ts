import { extensionName } from '@puente/contract/forms/extensions';
import { type FieldDefinition, type FieldValues } from '@puente/contract/forms/field-definition';

/** One page of a form. */
export interface FormStep {
  name: string;
  title: string;
  lead?: string;
  fields: readonly FieldDefinition[];
  /** A review of the other pages, each with a link back to it. It is the last page and has no fields. */
  review?: boolean;
  /** Returns true when other answers or known data make the page unnecessary. */
  skip?: (values: FieldValues) => boolean;
}

export const shownSteps = (steps: readonly FormStep[], values: FieldValues): readonly FormStep[] =>
  steps.filter(({ skip }) => skip?.(values) !== true);

/** Returns the number of the first page with one of these fields, from 1. */
export function pageWithField(steps: readonly FormStep[], names: readonly string[]): number | undefined {
  const index = steps.findIndex((step) => namesOf(step).some((name) => names.includes(name)));
  return index === -1 ? undefined : index + 1;
}

/** Returns the number of a page, from 1. */
export const pageNamed = (steps: readonly FormStep[], name: string): number =>
  steps.findIndex((step) => step.name === name) + 1;

export const fieldsOf = (steps: readonly FormStep[]): readonly FieldDefinition[] =>
  steps.flatMap(({ fields }) => fields);

/** Returns the names of a page's fields, including the text fields for 'Otra'. */
export const namesOf = ({ fields }: FormStep): string[] =>
  fields.flatMap(({ value }) => [value, extensionName(value)]);

/** Returns the errors of one page with the names of their fields, in the order of the screen. */
export function problemsOf(
  step: FormStep,
  errors: Readonly<Record<string, { message?: string } | undefined>>,
): { name: string; message: string }[] {
  return step.fields.flatMap(({ value, label, ...field }) => {
    const named = (name: string, words: string) =>
      errors[name] === undefined ? [] : [{ name, message: `${words}: ${errors[name].message}` }];
    const extension = 'extension' in field ? field.extension : undefined;
    return [...named(value, label), ...(extension ? named(extensionName(value), extension.label) : [])];
  });
}
