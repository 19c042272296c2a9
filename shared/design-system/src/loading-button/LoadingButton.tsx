import { useEffect, useState } from 'react';
import { generalErrors } from '@puente/contract/general-errors';
import { Button, type ButtonProps } from '../button/index.ts';
import styles from './LoadingButton.module.css';

/** How long a failure is shown before the button has its own words again (specification §8). */
const failureMilliseconds = 5_000;

export interface LoadingButtonProps extends ButtonProps {
  /** How many times it failed; each time the failure is shown anew. */
  failures: number;
  failureText?: string | undefined;
}

/**
 * A button for something that takes a while and can fail: busy meanwhile, then for five seconds what went wrong.
 * The form around it keeps what was typed.
 */
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
