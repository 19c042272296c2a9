import { type SubmitEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { explained } from '@puente/client/api-error';
import { showToast } from '../ui/index.ts';
import { showRefusal } from './errors.ts';

/** Type that react-hook-form requires of form values. */
type Values = Record<string, unknown>;

/**
 * Saves a form that stays on the page. Shows a refusal at its fields, and a success as a toast. It can be saved repeatedly.
 * @param done the toast; null when `save` reports success itself
 * @param save makes the call and everything that follows
 */
export function useSaving<Fields extends Values>(
  form: UseFormReturn<Fields>,
  done: string | null,
  save: (values: Fields) => Promise<void>,
): { submit: (event: SubmitEvent<HTMLFormElement>) => void; busy: boolean; failure: string | null } {
  const [failure, setFailure] = useState<string | null>(null);
  // State would be too late: several clicks can come before the next render.
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
