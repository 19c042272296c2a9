import { Heading } from '@puente/design-system/heading';
import { Container } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { href } from '@puente/platform/links';
import type { Figure } from './figure.ts';
import styles from './Figures.module.css';

const numbers = new Intl.NumberFormat('es-ES');

/**
 * Figures that matter to an audience. Labels are rendered before their numbers, so that the layout does not shift. A figure that cannot be
 * loaded is left out without a message, as no visitor came for it.
 */
export function Figures({ title, figures }: { title: string; figures: readonly Figure[] }) {
  const shown = figures.filter(({ value }) => value !== null);
  if (shown.length === 0) return null;
  return (
    <section className={styles.ground} aria-labelledby="figures">
      <Container>
        <div className={styles.head}>
          <Heading level={2} size="md" id="figures">
            {title}
          </Heading>
          <Link href={href('openData')} variant="standalone">
            Más cifras, mes a mes
          </Link>
        </div>
        <dl className={styles.figures}>
          {shown.map((figure) => (
            <FigureOf key={figure.label} {...figure} />
          ))}
        </dl>
      </Container>
    </section>
  );
}

function FigureOf({ label, counting, href: list, value }: Figure) {
  return (
    <div className={styles.figure}>
      <dt className={styles.label}>{list === undefined ? label : <Link href={list}>{label}</Link>}</dt>
      <dd className={styles.value}>
        {typeof value === 'number' ? numbers.format(value) : <span className={styles.coming} />}
      </dd>
      <dd className={styles.counting}>{counting}</dd>
    </div>
  );
}
