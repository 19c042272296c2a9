import { type ReactNode } from 'react';
import { Link } from '../link/index.ts';
import { Text } from '../text/index.ts';

export interface PrivacyNoteProps {
  /** Address of the privacy policy: it opens beside the form, which keeps what is typed. */
  policy: string;
  /** What happens with what is typed in this form. */
  children: ReactNode;
}

/** Before the button of a form that asks for personal data: their use, and a link to the policy. */
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
