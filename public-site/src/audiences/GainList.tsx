import { Heading } from '@puente/design-system/heading';
import { Grid } from '@puente/design-system/layout';
import { Arch } from './Arch.tsx';
import type { Gain } from './audience-content.ts';
import styles from './GainList.module.css';

export function GainList({ gains }: { gains: readonly Gain[] }) {
  return (
    <Grid as="ul" min="18rem" gap={6}>
      {gains.map(({ icon, title, text }) => (
        <li key={title} className={styles.gain}>
          <Arch icon={icon} />
          <Heading level={3}>{title}</Heading>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </Grid>
  );
}
