import { ods } from '@puente/contract/constants/projects';
import { Chip } from '../chip/index.ts';
import { Cluster } from '../layout/index.ts';

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
