import { Cluster } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { useSession } from '@puente/platform/session';
import { type Audience, nextSteps } from './next-steps.ts';
import styles from './NextSteps.module.css';

/**
 * Actions for the visitor of a page. They are invisible while the session is being restored, so that a user with an account is not asked to
 * create one.
 */
export function NextSteps({ audience }: { audience: Audience }) {
  const { status, user } = useSession();
  return (
    <Cluster className={styles.steps} data-waiting={status === 'waiting' || undefined}>
      {nextSteps(user, audience).map((step, index) => (
        <ButtonLink key={step.href} href={step.href} variant={index === 0 ? 'primary' : 'secondary'}>
          {step.label}
        </ButtonLink>
      ))}
    </Cluster>
  );
}
