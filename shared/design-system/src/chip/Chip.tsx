import { type HTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon/index.ts';
import { type Tone } from '../tone.ts';
import styles from './Chip.module.css';

export type ChipTone = Tone | 'neutral' | 'accent';

export interface ChipProps extends HTMLAttributes<HTMLSpanElement> {
  tone?: ChipTone | undefined;
  icon?: IconName | undefined;
}

/** A short label for the item that it is attached to. */
export function Chip({ tone = 'neutral', icon, className, children, ...rest }: ChipProps) {
  return (
    <span {...rest} className={classNames(styles.chip, className)} data-tone={tone}>
      {icon !== undefined && <Icon name={icon} />}
      <span>{children}</span>
    </span>
  );
}
