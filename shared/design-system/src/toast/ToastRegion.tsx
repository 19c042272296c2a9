import { Button, IconButton } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { VisuallyHidden } from '../text/index.ts';
import { type Tone, toneIcons, toneNames } from '../tone.ts';
import styles from './Toast.module.css';

export interface Toast {
  id: string | number;
  tone: Tone;
  message: string;
  action?: { label: string; onPress: () => void } | undefined;
  /** Button that replaces the cross, when closing is an answer: 'Ahora no'. */
  dismissal?: { label: string; onPress: () => void } | undefined;
}

export interface ToastRegionProps {
  toasts: readonly Toast[];
  onDismiss: (id: Toast['id']) => void;
  label?: string | undefined;
  dismissLabel?: string | undefined;
}

/**
 * The one place where short messages appear. It is on the page from the start, empty, or a screen reader would not
 * notice the first message. It has no clock: the owner of the list decides how long a message stays.
 */
export function ToastRegion({
  toasts,
  onDismiss,
  label = 'Avisos',
  dismissLabel = 'Cerrar el aviso',
}: ToastRegionProps) {
  return (
    <section className={styles.region} aria-label={label} data-print="hide">
      <div
        role="status"
        aria-live="polite"
        aria-atomic="false"
        aria-relevant="additions"
        className={styles.list}
      >
        {toasts.map(({ id, tone, message, action, dismissal }) => (
          <div className={styles.toast} data-tone={tone} key={id}>
            <Icon name={toneIcons[tone]} className={styles.icon} />
            <div className={styles.content}>
              <p className={styles.message}>
                <VisuallyHidden>{`${toneNames[tone]}: `}</VisuallyHidden>
                {message}
              </p>
              <div className={styles.answers}>
                {[action, dismissal].map(
                  (answer) =>
                    answer !== undefined && (
                      <Button
                        variant="quiet"
                        size="sm"
                        className={styles.action}
                        onClick={answer.onPress}
                        key={answer.label}
                      >
                        {answer.label}
                      </Button>
                    ),
                )}
              </div>
            </div>
            {dismissal === undefined && (
              <IconButton
                icon="close"
                size="sm"
                label={dismissLabel}
                className={styles.dismiss}
                onClick={() => onDismiss(id)}
              />
            )}
          </div>
        ))}
      </div>
    </section>
  );
}
