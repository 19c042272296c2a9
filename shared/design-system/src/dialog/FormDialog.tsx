import { useId, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { Stack } from '../layout/index.ts';
import { Notice } from '../notice/index.ts';
import { Dialog } from './Dialog.tsx';

export interface FormDialogProps {
  title: string;
  submitLabel: string;
  cancelLabel: string;
  tone?: 'danger' | undefined;
  busy: boolean;
  onSubmit: NonNullable<ComponentProps<'form'>['onSubmit']>;
  onClose: () => void;
  /** Another tab has the form: it is shown and cannot be filled in. */
  locked?: boolean | undefined;
  /** Above the fields: `DraftNotice`. */
  notice?: ReactNode;
  /** Below the fields: `DraftStatus`. */
  status?: ReactNode;
  /** Why it could not be sent. It stands in the dialog, since what lies behind it can be neither heard nor pressed. */
  failure?: { title: string; message: string } | undefined;
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
  locked = false,
  notice,
  status,
  failure,
  children,
}: FormDialogProps) {
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
      <form id={formId} noValidate onSubmit={onSubmit}>
        <Stack gap={5}>
          {notice}
          <Stack gap={5} inert={locked}>
            {children}
          </Stack>
          {status}
          {failure && (
            <Notice tone="danger" live title={failure.title}>
              {failure.message}
            </Notice>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
