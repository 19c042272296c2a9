import { Text } from '@puente/design-system/text';
import type { Reason } from './why-listed.ts';

/** 'Por qué aparece': what of the profile the filters found, or that nothing was asked for. */
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
