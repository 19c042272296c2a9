import { useUser } from '@puente/platform/session';
import type { AudienceContent } from './audience-content.ts';
import { ClosingCall } from './ClosingCall.tsx';
import { isOwnLanding } from './next-steps.ts';
import { welcomeOf } from './welcome.ts';

/** The way in, once more; a user who has another role is led on with what is theirs. */
export function LandingClosing({ content: { audience, closing } }: { content: AudienceContent }) {
  const user = useUser();
  const words =
    user === null || isOwnLanding(user, audience)
      ? closing
      : { title: 'Tu siguiente paso', text: welcomeOf(user) };
  return <ClosingCall audience={audience} {...words} />;
}
