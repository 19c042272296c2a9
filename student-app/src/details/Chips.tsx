import { Chip } from '@puente/design-system/chip';
import { Cluster } from '@puente/design-system/layout';

/** Words that say what a record is about. */
export function Chips({ label, words }: { label: string; words: readonly string[] }) {
  return (
    <Cluster as="ul" gap={2} aria-label={label}>
      {words.map((word) => (
        <li key={word}>
          <Chip>{word}</Chip>
        </li>
      ))}
    </Cluster>
  );
}
