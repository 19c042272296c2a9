import type { savedSearchCalls } from '../calls/saved-searches.ts';
import type { ExamplesOf } from './example.ts';

export const savedSearchExamples = {
  'POST /api/saved-searches': {
    body: {
      data: {
        name: '«agua», Remoto',
        address: 'q=agua&modality=remote',
        filters: { keyword: { $containsi: 'agua' }, presentiality: { $in: ['remote'] } },
        frequency: 'weekly',
      },
    },
  },
  'PUT /api/saved-searches/:id': { body: { data: { name: 'Agua, desde casa', frequency: 'daily' } } },
  'GET /api/saved-searches/unsubscribe': { query: { token: '12.VGhpcyBpcyBubyB0b2tlbg' } },
  'POST /api/saved-searches/unsubscribe': { query: { token: '12.VGhpcyBpcyBubyB0b2tlbg' } },
} satisfies ExamplesOf<typeof savedSearchCalls>;
