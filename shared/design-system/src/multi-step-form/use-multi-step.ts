import {
  initialValues,
  submittedValues,
  withChange,
  type FieldChange,
  type FieldValues,
} from '@puente/contract/forms/field-definition';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { advance, errorsOf, type FormStep, pageOf, shownSteps, start } from './steps.ts';

/** How sending ended: nothing to say, a warning, or fields that the server refused. */
export type Outcome = { warning: string } | { errors: Readonly<Record<string, string>> } | undefined;

export interface MultiStepOptions {
  steps: readonly FormStep[];
  /** Answers that are known already: a draft, the profile. */
  initial?: FieldValues | undefined;
  initialPage?: number | undefined;
  /**
   * What somebody had answered before, perhaps on another device: it may arrive when the form is shown already. Each new
   * one takes the place of the answers.
   */
  draft?: { values: FieldValues; page: number } | undefined;
  /** Sends the answers; rejects when they could not be sent. */
  onSubmit: (values: FieldValues) => Promise<Outcome>;
  /** After each answer and each page: what a draft needs. */
  onChange?: ((values: FieldValues, page: number) => void) | undefined;
}

/** The state of a form of several pages: answers, errors, where one is. */
export function useMultiStep({
  steps,
  initial,
  initialPage = 1,
  draft,
  onSubmit,
  onChange,
}: MultiStepOptions) {
  const asItCame = () => ({ ...initialValues(steps.flatMap(({ fields }) => fields)), ...initial });
  const [values, setValues] = useState<FieldValues>(asItCame);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [warning, setWarning] = useState<string>();
  const [progress, move] = useReducer(advance, initialPage, start);
  const [taken, setTaken] = useState<typeof draft>();
  if (draft !== taken) {
    setTaken(draft);
    if (draft) {
      setValues({ ...asItCame(), ...draft.values });
      setErrors({});
      move(start(Math.min(draft.page, steps.length)));
    }
  }
  // State would be too late for several presses in one moment.
  const sending = useRef(false);

  const shown = shownSteps(steps, values);
  const page = Math.min(progress.page, shown.length);
  const step = shown[page - 1] as FormStep;
  const isLast = page === shown.length;

  // Told when it is on the page: of several changes at one moment none knows the others.
  const [doings, setDoings] = useState(0);
  const tell = useEffectEvent(() => onChange?.(values, page));
  useEffect(() => {
    if (doings > 0) tell();
  }, [doings]);
  const didSomething = () => setDoings((known) => known + 1);

  /** Into what the form holds by then: an answer may come late, such as a file that was sent, or beside another one. */
  function change(answers: FieldChange) {
    setValues((known) => withChange(known, answers));
    // What is put right is no error any more; what is still wrong is said at the next attempt.
    setErrors((known) => Object.fromEntries(Object.entries(known).filter(([name]) => !(name in answers))));
    didSomething();
  }

  function refuse(found: Readonly<Record<string, string>>) {
    setErrors(found);
    move('refused');
  }

  function next() {
    if (sending.current) return;
    const found = errorsOf(step, values);
    if (Object.keys(found).length > 0) return refuse(found);
    setErrors({});
    if (isLast) return void submit();
    move('next');
    didSomething();
  }

  function back() {
    if (sending.current) return;
    setErrors({});
    toPage(page - 1);
    didSomething();
  }

  async function submit() {
    sending.current = true;
    move('sending');
    try {
      const outcome = await onSubmit(
        submittedValues(
          shown.flatMap(({ fields }) => fields),
          values,
        ),
      );
      if (outcome && 'errors' in outcome) return goTo(outcome.errors);
      setWarning(outcome?.warning);
      move(outcome ? 'warned' : 'sent');
    } catch {
      move('failed');
    } finally {
      sending.current = false;
    }
  }

  /** Back to the page of the first field that was refused. */
  function goTo(found: Readonly<Record<string, string>>) {
    const target = pageOf(shown, Object.keys(found));
    if (target === undefined) return move('failed');
    refuse(found);
    toPage(target);
  }

  /** Pages that became pointless may have left the count behind the last one. */
  function toPage(target: number) {
    for (let left = progress.page; left > Math.max(1, target); left -= 1) move('back');
  }

  return {
    values,
    errors,
    warning,
    progress,
    page,
    pageCount: shown.length,
    step,
    isLast,
    change,
    next,
    back,
  };
}
