import { extensionName } from '@puente/contract/forms/extensions';
import { type FieldDefinition, type FieldValues } from '@puente/contract/forms/field-definition';

/** One page of a form. */
export interface FormStep {
  name: string;
  title: string;
  lead?: string;
  fields: readonly FieldDefinition[];
  /** Shows the answers of the other pages, each with the way back to it. It stands last and has no fields of its own. */
  review?: boolean;
  /** Left out when the other answers (or what is known already) make it pointless. */
  skip?: (values: FieldValues) => boolean;
}

export const shownSteps = (steps: readonly FormStep[], values: FieldValues): readonly FormStep[] =>
  steps.filter(({ skip }) => skip?.(values) !== true);

/** The first page that has one of these fields, from 1. */
export function pageOf(steps: readonly FormStep[], names: readonly string[]): number | undefined {
  const index = steps.findIndex((step) => namesOf(step).some((name) => names.includes(name)));
  return index === -1 ? undefined : index + 1;
}

/** The page of a step, from 1. */
export const pageNamed = (steps: readonly FormStep[], name: string): number =>
  steps.findIndex((step) => step.name === name) + 1;

export const fieldsOf = (steps: readonly FormStep[]): readonly FieldDefinition[] =>
  steps.flatMap(({ fields }) => fields);

/** The names of a page's fields, with those behind 'Otra'. */
export const namesOf = ({ fields }: FormStep): string[] =>
  fields.flatMap(({ value }) => [value, extensionName(value)]);

/** What is wrong on one page, each with the name of its field, in the order of the screen. */
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
