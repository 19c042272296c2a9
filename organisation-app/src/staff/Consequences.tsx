import { Stack } from '@puente/design-system/layout';
import { Text } from '@puente/design-system/text';
import styles from './Staff.module.css';

/** Effects of a decision. */
export function Consequences({ items }: { items: readonly string[] }) {
  return (
    <Stack gap={2}>
      <Text>
        <strong>Qué cambia</strong>
      </Text>
      <ul className={styles.points}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Stack>
  );
}
