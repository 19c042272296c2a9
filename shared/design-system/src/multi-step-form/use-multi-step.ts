import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { type FieldValues } from '@puente/contract/forms/field-definition';
import { initialValues } from '@puente/contract/forms/initial-values';
import { fieldsOf, type FormStep, namesOf, pageNamed, pageWithField, shownSteps } from './steps.ts';

/** Result of sending: nothing, a warning, a failure message, or errors of fields. */
export type Outcome =
  | { warning: string }
  | { failure: string }
  | { saved: true }
  | { errors: Readonly<Record<string, string>> }
  | undefined;

export interface MultiStepOptions {
  steps: readonly FormStep[];
  /** Initial answers from the profile or an earlier draft. */
  initial?: FieldValues | undefined;
  initialPage?: number | undefined;
  /** Draft of the user, perhaps from another device, which may arrive after the form is shown. Each new draft replaces the answers. */
  draft?: { values: FieldValues; page: number } | undefined;
  /** Sends the answers; rejects on failure. */
  onSubmit: (values: FieldValues) => Promise<Outcome>;
  /** Called after each answer and each page, to store a draft. */
  onChange?: ((values: FieldValues, page: number) => void) | undefined;
}

/** Validation is loaded on demand: it is half as large as the form, and only needed to leave a page. */
const loadChecks = () => import(/* webpackChunkName: "check-answers" */ './check-answers.ts');

/** State of a form with several pages (specification §4). react-hook-form holds the answers; this hook holds the page. */
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
    // A field is validated with its page. Until then it keeps its error, or loses it when the user changes the answer.
    reValidateMode: 'onSubmit',
    shouldFocusError: false, // the summary takes focus
  });
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;
  const values = useWatch({ control: form.control, compute: (answers: FieldValues) => answers });
  const [position, setPosition] = useState(() => pageWithin(draft?.page ?? initialPage));
  /** Number of refused pages. Each increase moves the focus to the error summary. */
  const [attempt, setAttempt] = useState(0);
  /** True when the form was saved and can be changed and saved again. */
  const [stays, setStays] = useState(false);
  // State would be too late for several quick clicks. It remains true after a success, because the page is left.
  const working = useRef(false);
  /** True when the page was opened from the review, which it can return to directly. */
  const [changing, setChanging] = useState(false);
  const uploads = useRef(new Map<string, string>());

  const shown = shownSteps(steps, values);
  // Skipped pages may have left the position behind the last page.
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
        // A reset of the form has no field name and is not a change.
        callback: ({ name, values: answers }) => name !== undefined && tell(answers),
      }),
    [form],
  );

  useEffect(() => {
    // A failed load is retried when the first page is left.
    loadChecks().catch(() => undefined);
  }, []);

  /** Validates the page and goes to the next one. The last page sends the form. */
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

  /** Opens a page from the review, by its name. */
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

  /** Opens the first page with one of these fields, if any. */
  function showPageOf(names: readonly string[]): boolean {
    const target = pageWithField(shown, names);
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
    /** Pages with questions, on the review page. */
    reviewed: step.review === true ? shown.filter((one) => one !== step) : [],
    /** True when 'Siguiente' returns to the review. */
    changing,
    uploads: uploads.current,
    busy: isSubmitting,
    succeeded: isSubmitSuccessful && !stays,
    /** Warning about a form that was sent. */
    warning: errors.root?.type === 'warning' ? errors.root.message : undefined,
    failed: errors.root?.type === 'error',
    /** Failure message, if there is one. */
    failure: errors.root?.type === 'error' ? errors.root.message : undefined,
    change,
    next,
    back,
  };
}

/** Limits a page number from a draft to at least 1. The form may have had other pages. */
const pageWithin = (page: number): number => Math.max(1, Math.trunc(page) || 1);
