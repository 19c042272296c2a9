import { Text } from '@puente/design-system/text';
import type { Reason } from './why-listed.ts';

/** 'Por qué aparece': the values in the profile that match the filters, or a note that no filter is active. */
export function WhyListed({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <Text size="sm" tone="muted">
      <strong>Por qué aparece:</strong>{' '}
      <span>
        {reasons.length === 0
          ? 'ha elegido que las organizaciones le encuentren.'
          : reasons.map(({ label, words }) => `${label}: ${words}`).join('. ') + '.'}
      </span>
    </Text>
  );
}
