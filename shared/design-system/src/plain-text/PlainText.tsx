import { Link } from '../link/index.ts';
import { partsOf } from './parts-of.ts';
import styles from './PlainText.module.css';

export interface PlainTextProps {
  /** Text as a user typed it, without markup. */
  text: string;
}

/** Text of people with its own line breaks. Whole addresses in it are links: ours through the router, others in a new tab. */
export function PlainText({ text }: PlainTextProps) {
  return (
    <p className={styles.text}>
      {partsOf(text).map(({ words, leadsTo }, place) =>
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
