import { type ElementType, type HTMLAttributes, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Card.module.css';
import { CardTitleId } from './card-title-id.ts';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  /** An article unless it says otherwise, and then it has a `CardTitle`. */
  as?: ElementType | undefined;
  /**
   * The whole card answers the pointer, through the link in its `CardTitle`. Other controls inside stay reachable:
   * they lie above that link.
   */
  interactive?: boolean | undefined;
}

export function Card({ as: Tag = 'article', interactive = false, className, ...rest }: CardProps) {
  const title = useId();
  return (
    <CardTitleId value={title}>
      <Tag
        {...(Tag === 'article' && { 'aria-labelledby': title })}
        {...rest}
        className={classNames(styles.card, className)}
        data-interactive={interactive || undefined}
      />
    </CardTitleId>
  );
}
