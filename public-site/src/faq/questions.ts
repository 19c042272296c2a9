import { faqAudiences, type FaqAudience } from '@puente/contract/constants/audiences';
import type { Faq } from '@puente/contract/entities/content';
import { fold } from '@puente/contract/text';

export const audienceNames: Readonly<Record<FaqAudience, string>> = {
  student: 'Estudiantes',
  organization: 'Organizaciones',
  university: 'Universidades',
};

/** The audience that an address names (`?audience=student`); null for all of them. */
export const audienceOf = (address: URLSearchParams): FaqAudience | null =>
  faqAudiences.find((audience) => audience === address.get('audience')) ?? null;

/** Those that an audience may ask, with every word of the search in question, answer or category. */
export function questionsFor(faqs: readonly Faq[], audience: FaqAudience | null, q: string): Faq[] {
  const words = fold(q).split(/\s+/).filter(Boolean);
  return faqs.filter((faq) => {
    if (audience !== null && faq.audience !== null && faq.audience !== audience) return false;
    const text = fold(`${faq.question} ${faq.answer} ${faq.category ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}

/** By category, in the order of their first question; those without one come first, under no title. */
export function byCategory(faqs: readonly Faq[]): { category: string | null; questions: Faq[] }[] {
  const groups = new Map<string | null, Faq[]>([[null, []]]);
  for (const faq of faqs) groups.set(faq.category, [...(groups.get(faq.category) ?? []), faq]);
  return [...groups]
    .map(([category, questions]) => ({ category, questions }))
    .filter(({ questions }) => questions.length > 0);
}

/** What an address names an answer by: `#pregunta-12`. */
export const anchorOf = ({ id }: Pick<Faq, 'id'>): string => `pregunta-${id}`;
