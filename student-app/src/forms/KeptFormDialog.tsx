import type { ReactNode } from 'react';
import { FormDialog } from '@puente/design-system/form-dialog';
import { type UseFormReturn, useKeptForm } from '@puente/platform/forms';

/** Base type that react-hook-form requires for form values. */
type Values = Record<string, unknown>;

interface KeptFormDialogProps<Fields extends Values, Answer> {
  /** Name of the form and its record, as for `useDraft`. */
  name: string;
  form: UseFormReturn<Fields>;
  title: string;
  submitLabel: string;
  cancelLabel: string;
  tone?: 'danger' | undefined;
  /** Title above the reason why sending failed. */
  failureTitle: string;
  send: (values: Fields) => Promise<Answer>;
  /** Handles the response. The draft is deleted by then, so the callback may unmount whatever opened the dialog. */
  onSent: (answer: Answer) => unknown;
  /** Refetches the form's subject, which was changed elsewhere since. */
  onOutdated?: () => unknown;
  onClose: () => void;
  children: ReactNode;
}

/** A small form in a dialog, with a draft like a form on its own page. Closing the dialog, a reload or a lost session loses nothing. */
export function KeptFormDialog<Fields extends Values, Answer>({
  name,
  form,
  title,
  submitLabel,
  cancelLabel,
  tone,
  failureTitle,
  send,
  onSent,
  onOutdated,
  onClose,
  children,
}: KeptFormDialogProps<Fields, Answer>) {
  const kept = useKeptForm(name, form, { send, onSent, onOutdated, onClose });
  return (
    <FormDialog
      title={title}
      submitLabel={submitLabel}
      cancelLabel={cancelLabel}
      tone={tone}
      failureTitle={failureTitle}
      {...kept}
    >
      {children}
    </FormDialog>
  );
}
