import { useUser } from '@puente/platform/session';
import type { AudienceContent } from './audience-content.ts';
import { ClosingCall } from './ClosingCall.tsx';
import { isOwnLanding } from './next-steps.ts';
import { welcomeOf } from './welcome.ts';

/** Call to action at the end of a landing page. Users of another role get their own next steps. */
export function LandingClosing({ content: { audience, closing } }: { content: AudienceContent }) {
  const user = useUser();
  const words =
    user === null || isOwnLanding(user, audience)
      ? closing
      : { title: 'Tu siguiente paso', text: welcomeOf(user) };
  return <ClosingCall audience={audience} {...words} />;
}
