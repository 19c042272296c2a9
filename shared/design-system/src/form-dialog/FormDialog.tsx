import { type ComponentProps, type ReactNode, useId } from 'react';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { DraftNotice, type DraftNoticeProps } from '../field/DraftNotice.tsx';
import { DraftStatus, type DraftStatusProps } from '../field/DraftStatus.tsx';
import { Form } from '../field/Form.tsx';
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
  /** Draft of the form. While another tab edits it, the form is shown but cannot be filled in. */
  draft?: { notice: DraftNoticeProps; saved: DraftStatusProps } | undefined;
  /** Reason why the form could not be sent. Shown in the dialog, because everything behind it is inert. */
  failure?: string | null | undefined;
  /** Title of the failure. */
  failureTitle?: string | undefined;
  children: ReactNode;
}

/** Dialog with a small form. */
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
