import { Heading } from '@puente/design-system/heading';
import { Grid } from '@puente/design-system/layout';
import styles from './StepList.module.css';

export interface Step {
  title: string;
  text: string;
}

/** Numbered steps, drawn as a row of arches. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <Grid as="ol" min="14rem" gap={6}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <Heading level={3} size="sm">
            {title}
          </Heading>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </Grid>
  );
}
