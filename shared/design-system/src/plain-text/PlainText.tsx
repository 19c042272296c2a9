import { Link } from '../link/index.ts';
import styles from './PlainText.module.css';
import { textPartsOf } from './text-parts.ts';

export interface PlainTextProps {
  /** Text as a user typed it, without markup. */
  text: string;
}

/** Text of people with its own line breaks. Whole addresses in it are links: ours through the router, others in a new tab. */
export function PlainText({ text }: PlainTextProps) {
  return (
    <p className={styles.text}>
      {textPartsOf(text).map(({ words, leadsTo }, place) =>
        leadsTo === null ? (
          words
        ) : (
          <Link key={place} href={leadsTo.href} external={leadsTo.external}>
            {words}
          </Link>
        ),
      )}
    </p>
  );
}
