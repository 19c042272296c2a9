import { Heading, type HeadingProps } from '../heading/index.ts';
import { Stack } from '../layout/index.ts';
import styles from './Consequences.module.css';

export interface ConsequenceGroup {
  title: string;
  /** One sentence for each thing that happens. A group without any is not shown. */
  lines: readonly string[];
}

export interface ConsequencesProps {
  groups: readonly ConsequenceGroup[];
  headingLevel?: HeadingProps['level'] | undefined;
}

/** Everything that an action will do, in groups, for the user to read before confirming it. */
export function Consequences({ groups, headingLevel = 3 }: ConsequencesProps) {
  const told = groups.filter(({ lines }) => lines.length > 0);
  if (told.length === 0) return null;
  return (
    <Stack gap={5}>
      {told.map(({ title, lines }) => (
        <Stack key={title} gap={2}>
          <Heading level={headingLevel} size="sm">
            {title}
          </Heading>
          <ul className={styles.lines}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Stack>
      ))}
    </Stack>
  );
}
