import { Suspense } from 'react';
import { Heading } from '@puente/design-system/heading';
import { Container } from '@puente/design-system/layout';
import { useSession } from '@puente/platform/session';
import { roleTasks } from '../home/start/own-tasks.ts';
import type { AudienceContent } from './audience-content.ts';
import styles from './LandingHero.module.css';
import { isOwnLanding } from './next-steps.ts';
import { NextSteps } from './NextSteps.tsx';
import { welcomeOf } from './welcome.ts';

/** Hero of a landing page. Visitors see the offer; users who land here after login are greeted and see their pending tasks. */
export function LandingHero({ content }: { content: AudienceContent }) {
  const { status, user } = useSession();
  const { picture: Picture } = content;
  const own = user !== null && isOwnLanding(user, content.audience);
  const waiting = status === 'waiting' || undefined;
  return (
    <section className={styles.hero}>
      <Container>
        <div className={styles.columns} data-own={own || undefined}>
          <div className={styles.words} data-waiting={waiting}>
            <p className={styles.eyebrow}>{content.eyebrow}</p>
            <Heading level={1} size="display" tabIndex={-1}>
              {own ? `Hola, ${user.name}` : content.title}
            </Heading>
            <p className={styles.lead}>{own ? welcomeOf(user) : content.lead}</p>
          </div>
          {own ? (
            <section className={styles.side} aria-labelledby="tasks">
              <Heading level={2} size="md" id="tasks" className={styles.tasksTitle}>
                Lo que tienes pendiente
              </Heading>
              <Suspense>
                <roleTasks.Part key={user.id} user={user} />
              </Suspense>
            </section>
          ) : (
            <div className={styles.side} data-waiting={waiting}>
              <Picture />
            </div>
          )}
          <div className={styles.steps} data-waiting={waiting}>
            <NextSteps audience={content.audience} />
          </div>
        </div>
      </Container>
    </section>
  );
}
