import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useDraft } from './draft.ts';
import { isOutdated } from './outdated.ts';
import { useSending } from './sending.ts';

interface KeptForm<Fields extends FieldValues, Answer> {
  send: (values: Fields) => Promise<Answer>;
  /** What follows from it. It may take away what opened the form: nothing is kept of it any more. */
  onSent: (answer: Answer) => unknown;
  /** Reads anew what the form is about: it was changed elsewhere meanwhile, and nothing was written over that. */
  onOutdated?: (() => unknown) | undefined;
  onClose: () => void;
}

/**
 * A small form in a dialog that is kept like one that has a page: closing the dialog, a reload or a lost session loses
 * nothing of it.
 * @param name names the form and what it is about, as for `useDraft`
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
