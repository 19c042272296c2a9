import { dayInSpain } from '@puente/contract/day-in-spain';
import { dayInWords } from '@puente/contract/day-in-words';
import type { PlannedMilestone } from '@puente/contract/entities/plan';
import { Stack } from '@puente/design-system/layout';
import { useNow } from '@puente/design-system/now';
import { PlainText } from '@puente/design-system/plain-text';
import { Text } from '@puente/design-system/text';
import styles from './Milestones.module.css';

type Shown = Omit<PlannedMilestone, 'milestone'>;

interface MilestonesProps {
  milestones: readonly Shown[];
  underWay: boolean;
}

/** Milestones of an agreed plan, with the next one named above them. */
export function Milestones({ milestones, underWay }: MilestonesProps) {
  const today = dayInSpain(new Date(useNow()));
  const next = milestones
    .filter(({ due }) => due >= today)
    .toSorted((one, other) => one.due.localeCompare(other.due))[0];
  return (
    <Stack gap={3}>
      {underWay && (
        <Text>
          {next === undefined
            ? 'El último día de todos los hitos ya ha pasado.'
            : `Próximo hito: ${next.title}, ${next.due === today ? 'hoy' : `antes de que acabe el ${dayInWords(next.due)}`}.`}
        </Text>
      )}
      <MilestoneList milestones={milestones} today={underWay ? today : null} />
    </Stack>
  );
}

interface MilestoneListProps {
  milestones: readonly Shown[];
  /** Day (yyyy-MM-dd) before which a last day has passed; null to say nothing about it. */
  today: string | null;
}

export const MilestoneList = ({ milestones, today }: MilestoneListProps) => (
  <ol data-plain="" className={styles.milestones}>
    {milestones.map(({ title, description, due }, index) => (
      // Rows of a proposal have no id, and do not move while they are shown.
      <li key={`${index}-${title}`} className={styles.milestone}>
        <Text className={styles.title}>{`${index + 1}. ${title}`}</Text>
        <Text size="sm" tone="muted">
          {`Último día: ${dayInWords(due)}${today !== null && due < today ? ', ya ha pasado' : ''}`}
        </Text>
        <PlainText text={description} />
      </li>
    ))}
  </ol>
);
