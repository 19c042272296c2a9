import { useRef, useState, type SubmitEvent } from 'react';
import { explained } from '@puente/client/api-error';
import type { UseFormReturn } from 'react-hook-form';
import { showToast } from '../ui/index.ts';
import { showRefusal } from './errors.ts';

/** What react-hook-form asks of the values of a form. */
type Values = Record<string, unknown>;

/**
 * Saves a form that stays on the page: a refusal is shown at its fields, a success is told. It can be saved again.
 * @param done the toast; null when `save` says itself what was done
 * @param save makes the call and everything that follows from it
 */
export function useSaving<Fields extends Values>(
  form: UseFormReturn<Fields>,
  done: string | null,
  save: (values: Fields) => Promise<void>,
): { submit: (event: SubmitEvent<HTMLFormElement>) => void; busy: boolean; failure: string | null } {
  const [failure, setFailure] = useState<string | null>(null);
  // State would be too late: several presses in one moment come before the next drawing.
  const saving = useRef(false);

  async function attempt(values: Fields) {
    try {
      await save(values);
      if (done !== null) showToast({ tone: 'success', message: done });
    } catch (error) {
      if (!showRefusal(form, error)) setFailure(explained(error));
    }
  }

  return {
    submit: (event) => {
      event.preventDefault();
      if (saving.current) return;
      saving.current = true;
      setFailure(null);
      void form
        .handleSubmit(attempt)(event)
        .finally(() => (saving.current = false));
    },
    busy: form.formState.isSubmitting,
    failure,
  };
}
