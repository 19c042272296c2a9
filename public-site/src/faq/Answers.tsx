import type { FaqAudience } from '@puente/contract/constants/audiences';
import type { Faq } from '@puente/contract/entities/content';
import { EmptyState } from '@puente/design-system/empty-state';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { VisuallyHidden } from '@puente/design-system/text';
import { useEmptySearch } from '@puente/platform/analytics';
import { href } from '@puente/platform/links';
import { Answer } from './Answer.tsx';
import styles from './Answers.module.css';
import { byCategory, questionsFor } from './questions.ts';
import { useNamedAnswer } from './use-named-answer.ts';

interface AnswersProps {
  faqs: readonly Faq[];
  audience: FaqAudience | null;
  q: string;
}

/** Questions that match the search, by category. The one in the address is expanded. */
export function Answers({ faqs, audience, q }: AnswersProps) {
  const found = questionsFor(faqs, audience, q);
  const named = useNamedAnswer();
  useEmptySearch(found.length === 0 && q !== '');

  return (
    <Stack gap={8} className={styles.answers}>
      <VisuallyHidden role="status">{q !== '' && countOf(found.length)}</VisuallyHidden>
      {found.length === 0 ? <NoAnswer isNarrowed={q !== '' || audience !== null} /> : groups()}
    </Stack>
  );

  function groups() {
    return byCategory(found).map(({ category, questions }) => (
      <section key={category} aria-label={category ?? 'General'}>
        {category !== null && (
          <Heading level={2} size="md">
            {category}
          </Heading>
        )}
        {questions.map((faq) => (
          <Answer key={faq.id} faq={faq} named={named} />
        ))}
      </section>
    ));
  }
}

const countOf = (count: number): string => (count === 1 ? '1 pregunta' : `${count} preguntas`);

function NoAnswer({ isNarrowed }: { isNarrowed: boolean }) {
  if (!isNarrowed)
    return (
      <EmptyState icon="file" title="Todavía no hay preguntas">
        Estamos escribiendo las primeras. Vuelve dentro de unos días.
      </EmptyState>
    );
  return (
    <EmptyState
      icon="search"
      title="No encontramos ninguna pregunta así"
      action={<ButtonLink href={href('faq')}>Ver todas las preguntas</ButtonLink>}
    >
      Prueba con una palabra más general, o quita lo que has elegido.
    </EmptyState>
  );
}
