import { Heading } from '@puente/design-system/heading';
import { Container } from '@puente/design-system/layout';
import { useSession } from '@puente/platform/session';
import type { AudienceContent } from './audience-content.ts';
import { isOwnLanding } from './next-steps.ts';
import { NextSteps } from './NextSteps.tsx';
import { welcomeOf } from './welcome.ts';
import styles from './LandingHero.module.css';

/** A visitor reads what the page offers; a user who lands here after login is greeted with a next step. */
export function LandingHero({ content }: { content: AudienceContent }) {
  const { status, user } = useSession();
  const { picture: Picture } = content;
  const own = user !== null && isOwnLanding(user, content.audience);
  return (
    <section className={styles.hero}>
      <Container>
        <div className={styles.columns}>
          <div className={styles.words} data-waiting={status === 'waiting' || undefined}>
            <p className={styles.eyebrow}>{content.eyebrow}</p>
            <Heading level={1} size="display" tabIndex={-1}>
              {own ? `Hola, ${user.name}` : content.title}
            </Heading>
            <p className={styles.lead}>{own ? welcomeOf(user) : content.lead}</p>
            <NextSteps audience={content.audience} />
          </div>
          <div className={styles.picture}>
            <Picture />
          </div>
        </div>
      </Container>
    </section>
  );
}
