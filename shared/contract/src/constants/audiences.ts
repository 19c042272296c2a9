/** Audience -> the word for it in addresses and texts (specification §3, audience labels). */
export const audiences = {
  student: 'estudiantes',
  coordinator: 'organizaciones',
  teacher: 'universidades',
  'project-manager': 'organizaciones',
} as const;

/** Whom a frequent question is for; one without an audience is for everybody. */
export const faqAudiences = ['student', 'organization', 'university'] as const;
export type FaqAudience = (typeof faqAudiences)[number];
