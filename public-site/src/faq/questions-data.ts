import type { Faq } from '@puente/contract/entities/content';
import { plainWords } from '@puente/design-system/markdown';

/** Questions and answers as schema.org data. */
export const questionsData = (faqs: readonly Faq[]) => ({
  '@type': 'FAQPage',
  inLanguage: 'es',
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainWords(answer) },
  })),
});
