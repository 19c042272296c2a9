import type { Faq } from '@puente/contract/entities/content';
import { plainWords } from '@puente/design-system/markdown';

/** The questions and answers as schema.org has them. */
export const questionsData = (faqs: readonly Faq[]) => ({
  '@type': 'FAQPage',
  inLanguage: 'es',
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainWords(answer) },
  })),
});
