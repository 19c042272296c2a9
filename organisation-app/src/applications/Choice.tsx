import { Button, type ButtonProps } from '@puente/design-system/button';
import { Text } from '@puente/design-system/text';

interface ChoiceProps extends ButtonProps {
  label: string | undefined;
  meaning: string | undefined;
}

/** Button with an explanation below it, as one of several choices. */
export function Choice({ label, meaning, ...button }: ChoiceProps) {
  return (
    <div>
      <Button variant="secondary" fullWidth {...button}>
        {label}
      </Button>
      <Text size="sm" tone="muted">
        {meaning}
      </Text>
    </div>
  );
}
