/** Flags of works as the filters of their lists offer them: those that won an award, and those made with an organisation. */
export const awardedChoice = { label: 'Premios', words: 'Premiados', facet: 'awarded' } as const;

export const collaborationChoice = {
  label: 'Origen',
  words: 'Hechos con una organización',
  facet: 'came_from_collaboration',
} as const;
