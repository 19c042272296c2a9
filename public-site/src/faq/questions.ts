import { type FaqAudience, faqAudiences } from '@puente/contract/constants/audiences';
import type { Faq } from '@puente/contract/entities/content';
import { fold } from '@puente/contract/text';

export const audienceNames: Readonly<Record<FaqAudience, string>> = {
  student: 'Estudiantes',
  organization: 'Organizaciones',
  university: 'Universidades',
};

/** Reads the audience from the address (`?audience=student`); null for all audiences. */
export const audienceOf = (address: URLSearchParams): FaqAudience | null =>
  faqAudiences.find((audience) => audience === address.get('audience')) ?? null;

/** Returns the questions for an audience that contain every search word in question, answer or category. */
export function questionsFor(faqs: readonly Faq[], audience: FaqAudience | null, q: string): Faq[] {
  const words = fold(q).split(/\s+/).filter(Boolean);
  return faqs.filter((faq) => {
    if (audience !== null && faq.audience !== null && faq.audience !== audience) return false;
    const text = fold(`${faq.question} ${faq.answer} ${faq.category ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}

/** Groups questions by category, in the order of their first question. Questions without a category come first, without a title. */
export function byCategory(faqs: readonly Faq[]): { category: string | null; questions: Faq[] }[] {
  const groups = new Map<string | null, Faq[]>([[null, []]]);
  for (const faq of faqs) groups.set(faq.category, [...(groups.get(faq.category) ?? []), faq]);
  return [...groups]
    .map(([category, questions]) => ({ category, questions }))
    .filter(({ questions }) => questions.length > 0);
}

/** Anchor of an answer in the address: `#pregunta-12`. */
export const anchorOf = ({ id }: Pick<Faq, 'id'>): string => `pregunta-${id}`;
