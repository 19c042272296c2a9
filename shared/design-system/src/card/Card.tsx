import { type ElementType, type HTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Card.module.css';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType | undefined;
  /**
   * The whole card answers the pointer, through the link in its `CardTitle`. Other controls inside stay reachable:
   * they lie above that link.
   */
  interactive?: boolean | undefined;
}

export function Card({ as: Tag = 'article', interactive = false, className, ...rest }: CardProps) {
  return (
    <Tag
      {...rest}
      className={classNames(styles.card, className)}
      data-interactive={interactive || undefined}
    />
  );
}
