import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useDraft } from './draft.ts';
import { isOutdated } from './outdated.ts';
import { useSending } from './sending.ts';

interface KeptForm<Fields extends FieldValues, Answer> {
  send: (values: Fields) => Promise<Answer>;
  /** Called after success. It may remove the component that opened the form, whose draft is already deleted. */
  onSent: (answer: Answer) => unknown;
  /** Refetches the record of the form after a conflict: it was changed elsewhere, and nothing was overwritten. */
  onOutdated?: (() => unknown) | undefined;
  onClose: () => void;
}

/**
 * Form in a dialog with a draft, like a form on a page. Closing the dialog, a reload or a lost session loses no input.
 * @param name names the form and its record, as for `useDraft`
 * @returns properties of `FormDialog`
 */
export function useKeptForm<Fields extends FieldValues, Answer>(
  name: string,
  form: UseFormReturn<Fields>,
  { send, onSent, onOutdated, onClose }: KeptForm<Fields, Answer>,
) {
  const { notice, saved, forget } = useDraft(name, form);
  const { submit, busy, failure } = useSending(form, async (values) => {
    const answer = await send(values).catch(async (error: unknown) => {
      if (isOutdated(error)) await onOutdated?.();
      throw error;
    });
    forget();
    await onSent(answer);
    onClose();
  });
  return { busy, failure, onSubmit: submit, onClose, draft: { notice, saved } };
}
