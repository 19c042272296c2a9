import { Heading } from '@puente/design-system/heading';
import { Icon } from '@puente/design-system/icon';
import { Cluster } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import styles from './SectionHead.module.css';

export interface Way {
  label: string;
  href: string;
}

interface SectionHeadProps {
  /** ID of the heading, which labels the section. */
  id: string;
  title: string;
  size?: 'lg' | undefined;
  /** Sentence under the heading. */
  lead?: string | undefined;
  /** Links to the full lists that the section samples. */
  ways?: readonly Way[] | undefined;
}

/** Heading of a section, with links to the full lists next to it. */
export function SectionHead({ id, title, size, lead, ways = [] }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <Heading level={2} size={size} id={id}>
          {title}
        </Heading>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
      {ways.length > 0 && (
        <Cluster gap={4}>
          {ways.map(({ label, href }) => (
            <Link key={href} href={href} variant="standalone">
              {label}
              <Icon name="arrow-right" />
            </Link>
          ))}
        </Cluster>
      )}
    </div>
  );
}
