import { useEffect, useState } from 'react';
import { generalErrors } from '@puente/contract/general-errors';
import { Button, type ButtonProps } from '../button/index.ts';
import styles from './LoadingButton.module.css';

/** Milliseconds that a failure is shown before the button shows its label again (specification §8). */
const failureMilliseconds = 5_000;

export interface LoadingButtonProps extends ButtonProps {
  /** Number of failures. Each increase shows the failure again. */
  failures: number;
  failureText?: string | undefined;
}

/** Button for a slow action that can fail: busy while it runs, then an error for five seconds. The form around it keeps its input. */
export function LoadingButton({
  failures,
  failureText = generalErrors.Unexpected.text,
  busy,
  children,
  ...rest
}: LoadingButtonProps) {
  const [over, setOver] = useState(failures);
  const failed = failures !== over && busy !== true;

  useEffect(() => {
    if (failures === over) return;
    const timer = setTimeout(() => setOver(failures), failureMilliseconds);
    return () => clearTimeout(timer);
  }, [failures, over]);

  return (
    <span className={styles.loading}>
      <Button {...rest} busy={busy}>
        {children}
      </Button>
      <span className={styles.failure} role="alert">
        {failed && failureText}
      </span>
    </span>
  );
}
