import { Chip } from '../chip/index.ts';
import { Cluster } from '../layout/index.ts';

/** Keywords of a record. */
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
