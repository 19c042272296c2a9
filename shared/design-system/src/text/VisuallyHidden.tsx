import { type ElementType, type HTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Text.module.css';

export interface VisuallyHiddenProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType | undefined;
}

/** Words for screen readers only. */
export function VisuallyHidden({ as: Tag = 'span', className, ...rest }: VisuallyHiddenProps) {
  return <Tag {...rest} className={classNames(styles.hidden, className)} />;
}
