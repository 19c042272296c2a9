import { type FieldValues } from '@puente/contract/forms/field-definition';
import { initialValues } from '@puente/contract/forms/initial-values';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { fieldsOf, type FormStep, namesOf, pageNamed, pageOf, shownSteps } from './steps.ts';

/** How sending ended: nothing to say, a warning, a refusal in words, or fields that the server refused. */
export type Outcome =
  | { warning: string }
  | { failure: string }
  | { saved: true }
  | { errors: Readonly<Record<string, string>> }
  | undefined;

export interface MultiStepOptions {
  steps: readonly FormStep[];
  /** Answers that are known already: a draft, the profile. */
  initial?: FieldValues | undefined;
  initialPage?: number | undefined;
  /**
   * What the user answered before, perhaps on another device: it may arrive when the form is shown already. Each new one
   * takes the place of the answers.
   */
  draft?: { values: FieldValues; page: number } | undefined;
  /** Sends the answers; rejects when they could not be sent. */
  onSubmit: (values: FieldValues) => Promise<Outcome>;
  /** After each answer and each page: what a draft needs. */
  onChange?: ((values: FieldValues, page: number) => void) | undefined;
}

/** Nothing is checked before a page is left, and what checks weighs half as much as the form. */
const loadChecks = () => import(/* webpackChunkName: "check-answers" */ './check-answers.ts');

/** A form of several pages (specification §4): react-hook-form holds the answers, this the page. */
export function useMultiStep({
  steps,
  initial,
  initialPage = 1,
  draft,
  onSubmit,
  onChange,
}: MultiStepOptions) {
  const filledWith = (values?: FieldValues) => ({ ...initialValues(fieldsOf(steps)), ...initial, ...values });
  const form = useForm<FieldValues, unknown, FieldValues>({
    defaultValues: filledWith(draft?.values),
    resolver: async (values, context, options) => {
      const { resolverOf } = await loadChecks();
      return resolverOf(steps, values)(values, context, options);
    },
    // A field is checked with its page; until then it keeps what was said of it, or loses it when it is answered anew.
    reValidateMode: 'onSubmit',
    shouldFocusError: false, // the summary takes focus
  });
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;
  const values = useWatch({ control: form.control, compute: (answers: FieldValues) => answers });
  const [position, setPosition] = useState(() => pageWithin(draft?.page ?? initialPage));
  /** How many times a page was refused: the error summary takes focus each time. */
  const [attempt, setAttempt] = useState(0);
  /** It was saved and may be changed and saved again. */
  const [stays, setStays] = useState(false);
  // State would be too late for several presses in one moment. It stays so after a success: the page is left.
  const working = useRef(false);
  /** A page was opened from the review: from it there is a way straight back. */
  const [changing, setChanging] = useState(false);
  const uploads = useRef(new Map<string, string>());

  const shown = shownSteps(steps, values);
  // Pages that became pointless may have left the position behind the last one.
  const page = Math.min(position, shown.length);
  const step = shown[page - 1] as FormStep;
  const isLast = page === shown.length;
  const review = shown.findIndex((one) => one.review) + 1;

  const taken = useRef(draft);
  const takeDraft = useEffectEvent(() => {
    if (!draft || draft === taken.current) return;
    form.reset(filledWith(draft.values));
    setPosition(pageWithin(draft.page));
  });
  useEffect(() => {
    takeDraft();
    taken.current = draft;
  }, [draft]);

  const tell = useEffectEvent((answers: FieldValues) => onChange?.(answers, page));
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        // A form that is filled anew has no name of a field to tell.
        callback: ({ name, values: answers }) => name !== undefined && tell(answers),
      }),
    [form],
  );

  useEffect(() => {
    // What cannot be had now is asked for again by the first page that is left.
    loadChecks().catch(() => undefined);
  }, []);

  /** Checks the page, then goes to the next one; from the last one it sends. */
  async function next() {
    if (working.current) return;
    working.current = true;
    form.clearErrors('root');
    const isRight = await form.trigger(namesOf(step)).catch(() => undefined);
    if (isRight === undefined) {
      working.current = false;
      return fail();
    }
    const waiting = [...uploads.current].filter(([name]) => namesOf(step).includes(name));
    for (const [name, message] of waiting) form.setError(name, { type: 'upload', message });
    if (!isRight || waiting.length > 0) setAttempt(attempt + 1);
    else if (isLast) return submit();
    else goTo(changing ? review : page + 1);
    working.current = false;
  }

  function back() {
    if (!working.current) goTo(Math.max(1, page - 1));
  }

  /** From the review to one of the pages, by its name. */
  function change(name: string) {
    if (working.current) return;
    goTo(pageNamed(shown, name));
    setChanging(true);
  }

  function goTo(target: number) {
    form.clearErrors();
    setPosition(target);
    if (target === review) setChanging(false);
    onChange?.(form.getValues(), target);
  }

  const submit = form.handleSubmit(send, (refused) => {
    showPageOf(Object.keys(refused));
    working.current = false;
  });

  async function send(answers: FieldValues) {
    const outcome = await onSubmit(answers).catch(() => ({ failure: undefined }));
    if (!outcome) return;
    working.current = false;
    if ('saved' in outcome) setStays(true);
    if ('warning' in outcome) form.setError('root', { type: 'warning', message: outcome.warning });
    if ('failure' in outcome) fail(outcome.failure);
    if ('errors' in outcome) refuse(outcome.errors);
  }

  const fail = (message?: string) =>
    form.setError('root', { type: 'error', ...(message !== undefined && { message }) });

  function refuse(refused: Readonly<Record<string, string>>) {
    if (!showPageOf(Object.keys(refused))) fail();
    for (const [name, message] of Object.entries(refused)) form.setError(name, { type: 'server', message });
  }

  /** Back to the first page that has one of these fields, if there is one. */
  function showPageOf(names: readonly string[]): boolean {
    const target = pageOf(shown, names);
    if (target === undefined) return false;
    setPosition(target);
    if (review > 0) setChanging(true);
    setAttempt((known) => known + 1);
    return true;
  }

  return {
    form,
    values,
    errors,
    attempt,
    page,
    pageCount: shown.length,
    step,
    isLast,
    /** The pages that ask, on the page that shows their answers. */
    reviewed: step.review === true ? shown.filter((one) => one !== step) : [],
    /** 'Siguiente' leads back to the review. */
    changing,
    uploads: uploads.current,
    busy: isSubmitting,
    succeeded: isSubmitSuccessful && !stays,
    /** Why it could not be sent, or what there is to say though it was. */
    warning: errors.root?.type === 'warning' ? errors.root.message : undefined,
    failed: errors.root?.type === 'error',
    /** The refusal in words, when there are some. */
    failure: errors.root?.type === 'error' ? errors.root.message : undefined,
    change,
    next,
    back,
  };
}

/** A page that was kept with a draft, perhaps of a form that had other pages: never before the first one. */
const pageWithin = (page: number): number => Math.max(1, Math.trunc(page) || 1);
