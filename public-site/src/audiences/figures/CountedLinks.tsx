import { Heading } from '@puente/design-system/heading';
import { Link } from '@puente/design-system/link';
import { VisuallyHidden } from '@puente/design-system/text';
import styles from './CountedLinks.module.css';

export interface CountedLinksProps {
  title: string;
  /** Names with their counts, in display order. */
  counts: readonly (readonly [name: string, count: number])[];
  /** Noun for the counted records, shown after the number: `proyectos`. */
  what: { one: string; many: string };
  /** Returns the address of the list for a name; undefined where there is none. */
  hrefOf: (name: string) => string | undefined;
}

/** Links into a list, each with the number of records behind it. */
export function CountedLinks({ title, counts, what, hrefOf }: CountedLinksProps) {
  if (counts.length === 0) return null;
  return (
    <div>
      <Heading level={3} size="sm">
        {title}
      </Heading>
      <ul className={styles.list}>
        {counts.map(([name, count]) => (
          <li key={name} className={styles.item}>
            <NameOf name={name} list={hrefOf(name)} />
            <span className={styles.count}>
              {count}
              <VisuallyHidden>{` ${count === 1 ? what.one : what.many}`}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const NameOf = ({ name, list }: { name: string; list: string | undefined }) =>
  list === undefined ? <span>{name}</span> : <Link href={list}>{name}</Link>;
