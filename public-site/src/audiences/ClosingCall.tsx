import { Heading } from '@puente/design-system/heading';
import { Container } from '@puente/design-system/layout';
import styles from './ClosingCall.module.css';
import type { Audience } from './next-steps.ts';
import { NextSteps } from './NextSteps.tsx';

export interface ClosingCallProps {
  audience: Audience;
  title: string;
  text: string;
}

/** Call to action at the end of a page. */
export function ClosingCall({ audience, title, text }: ClosingCallProps) {
  return (
    <section className={styles.ground} aria-labelledby="closing">
      <Container>
        <div className={styles.call}>
          <div className={styles.words}>
            <Heading level={2} id="closing">
              {title}
            </Heading>
            <p>{text}</p>
          </div>
          <NextSteps audience={audience} />
        </div>
      </Container>
    </section>
  );
}
