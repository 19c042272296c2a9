import { type SubmitEvent, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { messageOf, reportUnexpected } from '@puente/client/api-error';
import { showRefusal } from './errors.ts';

export interface Sending {
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** True from the first click until the page is left or the refusal is shown. */
  busy: boolean;
  /** Reason why the form could not be sent, unless fields are to blame. */
  failure: string | null;
  /** Number of such failures, for a button that shows a failure for a while. */
  failures: number;
}

/**
 * Sends a form once, however often the user clicks. Shows a refusal at its fields; the input remains. After a success it stays busy,
 * because the next page is loading and another click would send the form again.
 * @param send makes the call and everything that follows
 * @param onInvalid called when nothing was sent because of invalid fields
 * @param told returns true if the form shows the refusal in its own words: then it does not count as a failure
 */
export function useSending<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  send: (values: Values) => Promise<void>,
  onInvalid?: () => void,
  told?: (error: unknown, values: Values) => boolean,
): Sending {
  const [sent, setSent] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [failures, setFailures] = useState(0);
  // State would be too late: several clicks can come before the next render.
  const sending = useRef(false);

  async function attempt(values: Values) {
    try {
      await send(values);
      setSent(true);
    } catch (error) {
      reportUnexpected(error);
      if (!told?.(error, values) && !showRefusal(form, error)) {
        setFailure(messageOf(error));
        setFailures((count) => count + 1);
      }
      sending.current = false;
    }
  }

  return {
    submit: (event) => {
      event.preventDefault();
      if (sending.current) return;
      sending.current = true;
      setFailure(null);
      void form.handleSubmit(attempt, () => {
        sending.current = false;
        onInvalid?.();
      })(event);
    },
    busy: form.formState.isSubmitting || sent,
    failure,
    failures,
  };
}
