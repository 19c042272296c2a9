import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import styles from '../Staff.module.css';

interface MergeLinesProps {
  title: string;
  lines: readonly string[];
}

/** A part of the preview: a title and its sentences. Nothing without any. */
export function MergeLines({ title, lines }: MergeLinesProps) {
  if (lines.length === 0) return null;
  return (
    <Stack gap={2}>
      <Heading level={3} size="sm">
        {title}
      </Heading>
      <ul className={styles.points}>
        {lines.map((line) => (
          <li key={line} className={styles.line}>
            {line}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
