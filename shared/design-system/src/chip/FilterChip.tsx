import { type ButtonHTMLAttributes, type Ref } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon/index.ts';
import styles from './Chip.module.css';

export interface FilterChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  pressed: boolean;
  icon?: IconName | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A filter that is on or off. The tick says it without colour. */
export function FilterChip({
  pressed,
  icon,
  type = 'button',
  className,
  children,
  ...rest
}: FilterChipProps) {
  const shown = pressed ? 'check' : icon;
  return (
    <button
      {...rest}
      type={type}
      className={classNames(styles.chip, styles.button, styles.filter, className)}
      aria-pressed={pressed}
    >
      {shown !== undefined && <Icon name={shown} />}
      <span>{children}</span>
    </button>
  );
}
