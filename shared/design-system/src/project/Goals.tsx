import { GoalLabel } from '../details/index.ts';
import { Stack } from '../layout/index.ts';

/** The Sustainable Development Goals with these numbers. */
export function Goals({ numbers }: { numbers: readonly number[] }) {
  return (
    <Stack as="ul" gap={2}>
      {numbers.map((number) => (
        <li key={number}>
          <GoalLabel number={number} />
        </li>
      ))}
    </Stack>
  );
}
