import type { ReactNode } from 'react';
import { Heading } from '@puente/design-system/heading';
import { Container } from '@puente/design-system/layout';
import { useReady } from '@puente/platform/ui';
import type { AudienceContent } from './audience-content.ts';
import styles from './AudienceLanding.module.css';
import type { Figure } from './figures/figure.ts';
import { Figures } from './figures/Figures.tsx';
import { FrequentQuestions } from './FrequentQuestions.tsx';
import { GainList } from './GainList.tsx';
import { LandingClosing } from './LandingClosing.tsx';
import { LandingHero } from './LandingHero.tsx';
import { StepList } from './StepList.tsx';

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
