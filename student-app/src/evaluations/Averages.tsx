import { DescriptionList } from '@puente/design-system/description-list';
import { Text } from '@puente/design-system/text';

interface AveragesProps {
  /** Labels of the criteria with their means from 1 to 5. */
  criteria: readonly (readonly [label: string, mean: number])[];
  /** Sentence about the evaluations that were counted. */
  about: string;
}

const decimals = new Intl.NumberFormat('es', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Means of evaluations by criterion. */
export const Averages = ({ criteria, about }: AveragesProps) => (
  <>
    <DescriptionList
      columns
      items={criteria.map(([term, mean]) => ({ term, description: `${decimals.format(mean)} de 5` }))}
    />
    <Text size="sm" tone="muted">
      {about}
    </Text>
  </>
);
