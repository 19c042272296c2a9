import { type ReactNode } from 'react';
import { Link } from '../link/index.ts';
import { Text } from '../text/index.ts';

export interface PrivacyNoteProps {
  /** Address of the privacy policy. It opens in a new tab, so that the form keeps its input. */
  policy: string;
  /** Explanation of how the form's data is used. */
  children: ReactNode;
}

/** Privacy note before the button of a form that asks for personal data, with a link to the policy. */
export function PrivacyNote({ policy, children }: PrivacyNoteProps) {
  return (
    <Text size="sm" tone="muted">
      {children} Más en la{' '}
      <Link href={policy} external>
        política de privacidad
      </Link>
      .
    </Text>
  );
}
