import { useRef, useState, type SubmitEvent } from 'react';
import { messageOf, reportUnexpected } from '@puente/client/api-error';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { showRefusal } from './errors.ts';

export interface Sending {
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** From the first press until the page is left, or the refusal is shown. */
  busy: boolean;
  /** Why it could not be sent, when no field is to blame. */
  failure: string | null;
  /** Number of attempts that failed so, for a button that shows it for a while. */
  failures: number;
}

/**
 * Sends a form once for any number of presses. A refusal is shown at its fields; what was typed stays.
 * After a success it stays busy: the next page is on its way, and a press would send the form again.
 * @param send makes the call and everything that follows from it
 * @param onInvalid when nothing was sent, because fields are not as they should be
 * @param told whether the form shows the refusal in its own words: then it does not count as a failure
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
  // State would be too late: several presses in one moment come before the next drawing.
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
