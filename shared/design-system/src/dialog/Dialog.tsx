import { type ReactNode, startTransition, useId, useRef } from 'react';
import { IconButton } from '../button/index.ts';
import { Heading } from '../heading/index.ts';
import styles from './Dialog.module.css';
import { useModal } from './use-modal.ts';

export interface DialogProps {
  open: boolean;
  /** Escape, the backdrop and the close button ask for this. The parent decides, and may ask before it closes. */
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  /** `sheet` covers a phone from below: filters, a choice of many. */
  size?: 'sm' | 'md' | 'lg' | 'sheet' | undefined;
  closeLabel?: string | undefined;
  /** `alertdialog` for a question that interrupts: its text is read with its title. */
  role?: 'dialog' | 'alertdialog' | undefined;
}

/**
 * Modal dialog based on <dialog>: it keeps the focus inside, makes the page inert and closes with Escape. Focus moves to the element marked
 * `data-autofocus`, or else to the title, and afterwards back to the opener.
 */
export function Dialog({
  open,
  onClose,
  title,
  children,
  footer,
  size = 'md',
  closeLabel = 'Cerrar',
  role = 'dialog',
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // A transition, so that the click is handled before the browser recalculates the style of the whole page.
  const leave = () => startTransition(onClose);
  useModal(dialog, open, leave);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-size={size}
      role={role}
      aria-modal="true"
      aria-labelledby={`${id}-title`}
      aria-describedby={role === 'alertdialog' ? `${id}-body` : undefined}
    >
      {open && (
        <div className={styles.panel} data-size={size}>
          <div className={styles.head}>
            <Heading level={2} size="lg" id={`${id}-title`} tabIndex={-1} data-dialog-title="">
              {title}
            </Heading>
            <IconButton icon="close" size="sm" label={closeLabel} className={styles.close} onClick={leave} />
          </div>
          <div className={styles.body} id={`${id}-body`}>
            {children}
          </div>
          {footer !== undefined && <div className={styles.foot}>{footer}</div>}
        </div>
      )}
    </dialog>
  );
}
