/** Audience -> the word for it in addresses and texts (specification §3, audience labels). */
export const audiences = {
  student: 'estudiantes',
  coordinator: 'organizaciones',
  teacher: 'universidades',
  'project-manager': 'organizaciones',
} as const;

/** The audiences of frequent questions; a question without one is for all of them. */
export const faqAudiences = ['student', 'organization', 'university'] as const;
export type FaqAudience = (typeof faqAudiences)[number];
