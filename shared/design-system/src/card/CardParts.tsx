import { use, type HTMLAttributes, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Heading, type HeadingLevel } from '../heading/index.ts';
import { Link } from '../link/index.ts';
import { CardTitleId } from './card-title-id.ts';
import styles from './Card.module.css';

export interface CardTitleProps {
  level: HeadingLevel;
  /** Where the card leads. In an interactive card this link covers all of it. */
  href?: string | undefined;
  /** Who publishes it, or of what kind it is. Read after the title, shown above it. */
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

/** What the card says. It takes the height that is left, so that the feet of a row of cards are level. */
export function CardBody({ className, ...rest }: CardPartProps) {
  return <div {...rest} className={classNames(styles.body, className)} />;
}

/** The last line: facts at the start, actions at the end. */
export function CardFooter({ className, ...rest }: CardPartProps) {
  return <div {...rest} className={classNames(styles.footer, className)} />;
}

/** Controls in the card's top corner, such as saving it. */
export function CardActions({ className, ...rest }: CardPartProps) {
  return <div {...rest} className={classNames(styles.actions, className)} />;
}
