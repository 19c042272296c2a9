import {
  extensionName,
  fieldErrors,
  type FieldDefinition,
  type FieldValues,
} from '@puente/contract/forms/field-definition';

/** One page of a form. */
export interface FormStep {
  name: string;
  title: string;
  lead?: string;
  fields: readonly FieldDefinition[];
  /** Left out when the other answers (or what is known already) make it pointless. */
  skip?: (values: FieldValues) => boolean;
}

/** Where somebody is in a form of several pages (specification §4, multi-step profile form). */
export interface Progress {
  /** From 1. */
  page: number;
  busy: boolean;
  outcome: 'success' | 'error' | 'warning' | null;
  /** How many times a page was refused: the error summary takes focus each time. */
  attempt: number;
}

/** A word, or the place to begin at anew. */
export type Move = 'next' | 'back' | 'refused' | 'sending' | 'sent' | 'failed' | 'warned' | Progress;

/** @param page kept with a draft, perhaps of a form that had other pages: never before the first one */
export const start = (page = 1): Progress => ({
  page: Math.max(1, Math.trunc(page) || 1),
  busy: false,
  outcome: null,
  attempt: 0,
});

/** What a move makes of where one is. While it is busy only the outcome counts. */
export function advance(progress: Progress, move: Move): Progress {
  if (typeof move === 'object') return progress.busy ? progress : move;
  switch (move) {
    case 'next':
      return progress.busy ? progress : { ...progress, page: progress.page + 1, outcome: null };
    case 'back':
      return progress.busy || progress.page === 1
        ? progress
        : { ...progress, page: progress.page - 1, outcome: null };
    case 'refused':
      return { ...progress, busy: false, outcome: null, attempt: progress.attempt + 1 };
    case 'sending':
      return { ...progress, busy: true, outcome: null };
    case 'sent':
      return { ...progress, busy: false, outcome: 'success' };
    case 'failed':
      return { ...progress, busy: false, outcome: 'error' };
    case 'warned':
      return { ...progress, busy: false, outcome: 'warning' };
  }
}

export const shownSteps = (steps: readonly FormStep[], values: FieldValues): readonly FormStep[] =>
  steps.filter(({ skip }) => skip?.(values) !== true);

/** The first page that has one of these fields, from 1. */
export function pageOf(steps: readonly FormStep[], names: readonly string[]): number | undefined {
  const index = steps.findIndex(({ fields }) =>
    fields.some(({ value }) => names.some((name) => name === value || name === extensionName(value))),
  );
  return index === -1 ? undefined : index + 1;
}

/** What is wrong on one page, each with the name of its field, in the order of the screen. */
export function problemsOf(
  step: FormStep,
  errors: Readonly<Record<string, string>>,
): { name: string; message: string }[] {
  return step.fields.flatMap(({ value, label, ...field }) => {
    const named = (name: string, words: string) =>
      errors[name] === undefined ? [] : [{ name, message: `${words}: ${errors[name]}` }];
    const extension = 'extension' in field ? field.extension : undefined;
    return [...named(value, label), ...(extension ? named(extensionName(value), extension.label) : [])];
  });
}

export const errorsOf = (step: FormStep, values: FieldValues): Record<string, string> =>
  fieldErrors(step.fields, values);
