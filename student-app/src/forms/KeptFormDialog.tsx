import type { ReactNode } from 'react';
import { FormDialog } from '@puente/design-system/form-dialog';
import { useKeptForm, type UseFormReturn } from '@puente/platform/forms';

/** What react-hook-form asks of the values of a form. */
type Values = Record<string, unknown>;

interface KeptFormDialogProps<Fields extends Values, Answer> {
  /** Names the form and what it is about, as for `useDraft`. */
  name: string;
  form: UseFormReturn<Fields>;
  title: string;
  submitLabel: string;
  cancelLabel: string;
  tone?: 'danger' | undefined;
  /** Above the reason why it could not be sent. */
  failureTitle: string;
  send: (values: Fields) => Promise<Answer>;
  /** What follows from it. It may take away what opened the dialog: nothing is kept of the form any more. */
  onSent: (answer: Answer) => unknown;
  /** Reads anew what the form is about, which was changed elsewhere meanwhile. */
  onOutdated?: () => unknown;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A small form in a dialog. It is kept like a form that has a page: closing the dialog, a reload or a lost session loses
 * nothing of it.
 */
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
