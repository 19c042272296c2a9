import { classNames } from '../class-names.ts';
import { type IconName } from '../icon/index.ts';
import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'md' | 'sm';

/** Common properties of buttons and links that look like buttons. */
export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  icon?: IconName | undefined;
  /** Fills the width of its column: for the single action of a narrow form. */
  fullWidth?: boolean | undefined;
}

export function buttonClass(className?: string): string | undefined {
  return classNames(styles.button, className);
}
