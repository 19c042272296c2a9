import { ods } from '@puente/contract/constants/projects';
import { Chip } from '@puente/design-system/chip';
import { Cluster } from '@puente/design-system/layout';

/** The Sustainable Development Goals with these numbers. */
export function Goals({ numbers }: { numbers: readonly number[] }) {
  return (
    <Cluster as="ul" gap={2}>
      {numbers.map((number) => (
        <li key={number}>
          <Chip tone="accent" icon="leaf">
            ODS {number}: {ods[number - 1]}
          </Chip>
        </li>
      ))}
    </Cluster>
  );
}
