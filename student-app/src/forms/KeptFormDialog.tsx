import { useId, type ReactNode } from 'react';
import { Button } from '@puente/design-system/button';
import { Dialog } from '@puente/design-system/dialog';
import { DraftNotice, DraftStatus } from '@puente/design-system/field';
import { Stack } from '@puente/design-system/layout';
import { Notice } from '@puente/design-system/notice';
import { useDraft, useSending, type UseFormReturn } from '@puente/platform/forms';

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
  onClose: () => void;
  children: ReactNode;
}

/**
 * A small form in a dialog. It is kept like a form that has a page: closing the dialog, a reload or a lost session loses
 * nothing of it. Why it could not be sent stands in the dialog, since what lies behind it can be neither heard nor pressed.
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
  onClose,
  children,
}: KeptFormDialogProps<Fields, Answer>) {
  const formId = useId();
  const draft = useDraft(name, form);
  const { submit, busy, failure } = useSending(form, async (values) => {
    const answer = await send(values);
    draft.forget();
    await onSent(answer);
    onClose();
  });
  const close = () => !busy && onClose();

  return (
    <Dialog
      open
      title={title}
      onClose={close}
      footer={
        <>
          <Button variant="secondary" aria-disabled={busy || undefined} onClick={close}>
            {cancelLabel}
          </Button>
          {!draft.notice.otherTab && (
            <Button type="submit" form={formId} busy={busy} {...(tone && { variant: tone })}>
              {submitLabel}
            </Button>
          )}
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap={5}>
          <DraftNotice {...draft.notice} />
          <Stack gap={5} inert={draft.notice.otherTab}>
            {children}
          </Stack>
          <DraftStatus {...draft.saved} />
          {failure !== null && (
            <Notice tone="danger" live title={failureTitle}>
              {failure}
            </Notice>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
