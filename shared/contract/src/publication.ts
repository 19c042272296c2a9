/** States of a text: only editors see a draft, and a scheduled text before its moment. */
export const publicationStates = ['draft', 'scheduled', 'published'] as const;
export type PublicationState = (typeof publicationStates)[number];

export const publicationStateWords = {
  draft: 'Borrador',
  scheduled: 'Programada',
  published: 'Publicada',
} as const satisfies Record<PublicationState, string>;

/** Returns the state at `now` of a text with this moment of publication. */
export function publicationState(publishedAt: string | Date | null, now: Date): PublicationState {
  if (publishedAt === null) return 'draft';
  return new Date(publishedAt) > now ? 'scheduled' : 'published';
}
