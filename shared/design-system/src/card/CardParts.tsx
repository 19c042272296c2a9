import { type HTMLAttributes, type ReactNode, use } from 'react';
import { classNames } from '../class-names.ts';
import { Heading, type HeadingLevel } from '../heading/index.ts';
import { Link } from '../link/index.ts';
import styles from './Card.module.css';
import { CardTitleId } from './card-title-id.ts';

export interface CardTitleProps {
  level: HeadingLevel;
  /** Target of the card's link. In an interactive card the link covers the whole card. */
  href?: string | undefined;
  /** Publisher or kind of the item. Read after the title, shown above it. */
  eyebrow?: ReactNode;
  children?: ReactNode;
}

export function CardTitle({ level, href, eyebrow, children }: CardTitleProps) {
  return (
    <div className={styles.titles}>
      <Heading level={level} size="md" id={use(CardTitleId)}>
        {href === undefined ? (
          children
        ) : (
          <Link href={href} variant="quiet" className={styles.stretched}>
            {children}
          </Link>
        )}
      </Heading>
      {eyebrow !== undefined && <div className={styles.eyebrow}>{eyebrow}</div>}
    </div>
  );
}

export type CardPartProps = HTMLAttributes<HTMLDivElement>;

/** Content of the card. Takes the remaining height, so that the footers in a row of cards are aligned. */
export function CardBody({ className, ...rest }: CardPartProps) {
  return <div {...rest} className={classNames(styles.body, className)} />;
}

/** Last line of the card: facts at the start, actions at the end. */
export function CardFooter({ className, ...rest }: CardPartProps) {
  return <div {...rest} className={classNames(styles.footer, className)} />;
}

/** Controls in the card's top corner, such as saving it. */
export function CardActions({ className, ...rest }: CardPartProps) {
  return <div {...rest} className={classNames(styles.actions, className)} />;
}
