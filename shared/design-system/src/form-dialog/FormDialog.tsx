import { useId, type ComponentProps, type ReactNode } from 'react';
import { Form } from '../field/Form.tsx';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { DraftNotice, type DraftNoticeProps } from '../field/DraftNotice.tsx';
import { DraftStatus, type DraftStatusProps } from '../field/DraftStatus.tsx';
import { Stack } from '../layout/index.ts';
import { Notice } from '../notice/index.ts';

export interface FormDialogProps {
  title: string;
  submitLabel: string;
  cancelLabel: string;
  tone?: 'danger' | undefined;
  busy: boolean;
  onSubmit: NonNullable<ComponentProps<'form'>['onSubmit']>;
  onClose: () => void;
  /** Of a form that is kept. While another tab has it, it is shown and cannot be filled in. */
  draft?: { notice: DraftNoticeProps; saved: DraftStatusProps } | undefined;
  /** Why it could not be sent. It stands in the dialog, since what lies behind it can be neither heard nor pressed. */
  failure?: string | null | undefined;
  /** Above that. */
  failureTitle?: string | undefined;
  children: ReactNode;
}

/** A small form in a dialog. */
export function FormDialog({
  title,
  submitLabel,
  cancelLabel,
  tone,
  busy,
  onSubmit,
  onClose,
  draft,
  failure,
  failureTitle,
  children,
}: FormDialogProps) {
  const locked = draft?.notice.otherTab ?? false;
  const formId = useId();
  const close = () => {
    if (!busy) onClose();
  };
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
          {!locked && (
            <Button type="submit" form={formId} busy={busy} {...(tone && { variant: tone })}>
              {submitLabel}
            </Button>
          )}
        </>
      }
    >
      <Form id={formId} onSubmit={onSubmit}>
        <Stack gap={5}>
          {draft && <DraftNotice {...draft.notice} />}
          <Stack gap={5} inert={locked}>
            {children}
          </Stack>
          {draft && <DraftStatus {...draft.saved} />}
          {failure && (
            <Notice tone="danger" live title={failureTitle}>
              {failure}
            </Notice>
          )}
        </Stack>
      </Form>
    </Dialog>
  );
}
