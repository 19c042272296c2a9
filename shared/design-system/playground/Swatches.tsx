import { brandColours } from '@puente/contract/brand/brand-file';
import { Heading } from '../src/heading/index.ts';
import { Grid } from '../src/layout/index.ts';
import styles from './Playground.module.css';

/** Colours of the brand and of states. */
const colours = [...brandColours, 'info', 'success', 'warning', 'danger'];

export function Swatches() {
  return (
    <section className={styles.section} aria-labelledby="colour-title">
      <Heading level={2} id="colour-title">
        Color
      </Heading>
      <Grid as="ul" min="14rem" gap={3}>
        {colours.map((name) => (
          <li key={name} className={styles.swatch}>
            <span className={styles.colour} style={{ background: `var(--pt-${name})` }} />
            <code>{name}</code>
          </li>
        ))}
      </Grid>
    </section>
  );
}
