/** Lists whose searches use the synonyms of staff, in the order in which pages show them. */
export const searchedLists = ['projects', 'works', 'organizations', 'resources'] as const;
export type SearchedList = (typeof searchedLists)[number];

/** Words for counts of results: '1 proyecto', '12 proyectos'. */
export const searchedListWords: Readonly<Record<SearchedList, readonly [one: string, many: string]>> = {
  projects: ['proyecto', 'proyectos'],
  works: ['trabajo', 'trabajos'],
  organizations: ['organización', 'organizaciones'],
  resources: ['recurso', 'recursos'],
};
