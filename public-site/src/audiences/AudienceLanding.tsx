import type { ReactNode } from 'react';
import { Disclosure } from '@puente/design-system/disclosure';
import { Heading } from '@puente/design-system/heading';
import { Container, Grid } from '@puente/design-system/layout';
import { useUser } from '@puente/platform/session';
import { useReady } from '@puente/platform/ui';
import { Arch } from './Arch.tsx';
import type { AudienceContent, Gain, Question } from './audience-content.ts';
import styles from './AudienceLanding.module.css';
import { ClosingCall } from './ClosingCall.tsx';
import type { Figure } from './figures/figure.ts';
import { Figures } from './figures/Figures.tsx';
import { LandingHero } from './LandingHero.tsx';
import { isOwnLanding } from './next-steps.ts';
import { StepList } from './StepList.tsx';
import { welcomeOf } from './welcome.ts';

interface AudienceLandingProps {
  content: AudienceContent;
  figures: readonly Figure[];
  /** Content for this audience only, shown before its questions. */
  children?: ReactNode;
}

/** Landing page of an audience: figures, benefits, steps, questions and the call to action. */
export function AudienceLanding({ content, figures, children }: AudienceLandingProps) {
  useReady(true);
  return (
    <>
      <LandingHero content={content} />
      <Figures title={content.figures} figures={figures} />
      <section className={styles.section} aria-labelledby="gains">
        <Container>
          <Heading level={2} id="gains" className={styles.title}>
            {content.gains.title}
          </Heading>
          <GainList gains={content.gains.items} />
        </Container>
      </section>
      <section className={styles.section} data-ground="sunken" aria-labelledby="steps">
        <Container>
          <Heading level={2} id="steps" className={styles.title}>
            {content.steps.title}
          </Heading>
          <StepList steps={content.steps.items} />
        </Container>
      </section>
      {children}
      <section className={styles.section} aria-labelledby="questions">
        <Container className={styles.sideBySide}>
          <Heading level={2} id="questions">
            Preguntas frecuentes
          </Heading>
          <FrequentQuestions questions={content.questions} />
        </Container>
      </section>
      <LandingClosing content={content} />
    </>
  );
}

function FrequentQuestions({ questions }: { questions: readonly Question[] }) {
  return (
    <div>
      {questions.map(({ question, answer }) => (
        <Disclosure key={question} summary={question}>
          <p>{answer}</p>
        </Disclosure>
      ))}
    </div>
  );
}

function GainList({ gains }: { gains: readonly Gain[] }) {
  return (
    <Grid as="ul" min="18rem" gap={6}>
      {gains.map(({ icon, title, text }) => (
        <li key={title} className={styles.gain}>
          <Arch icon={icon} />
          <Heading level={3}>{title}</Heading>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </Grid>
  );
}

/** Call to action at the end of a landing page. Users of another role get their own next steps. */
function LandingClosing({ content: { audience, closing } }: { content: AudienceContent }) {
  const user = useUser();
  const words =
    user === null || isOwnLanding(user, audience)
      ? closing
      : { title: 'Tu siguiente paso', text: welcomeOf(user) };
  return <ClosingCall audience={audience} {...words} />;
}
