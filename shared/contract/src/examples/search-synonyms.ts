import type { searchSynonymCalls } from '../calls/search-synonyms.ts';
import type { ExamplesOf } from './example.ts';

export const searchSynonymExamples = {
  'POST /api/search-synonyms': { body: { data: { terms: ['medio ambiente', 'sostenibilidad'] } } },
} satisfies ExamplesOf<typeof searchSynonymCalls>;
