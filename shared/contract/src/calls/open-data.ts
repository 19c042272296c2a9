import { declare } from '../call.ts';
import { openData } from '../entities/open-data.ts';
import { one } from '../query.ts';

export const openDataCalls = declare({
  subject: 'open-data',
  about: 'Monthly aggregates for the public, refreshed once an hour.',
  calls: {
    'GET /api/open-data': {
      summary: 'Returns the public figures of the platform',
      access: 'anyone',
      price: 1,
      own: 'public',
      answer: one(openData),
    },
    'GET /api/open-data/csv': {
      summary: 'Downloads the open data as a file, with the counting rule of each figure and the licence',
      access: 'anyone',
      price: 2,
      own: 'public',
      answer: 'file',
    },
    'GET /api/open-data/json': {
      summary: 'Downloads the public figures as JSON',
      access: 'anyone',
      price: 2,
      own: 'public',
      answer: 'file',
    },
  },
  examples: {},
});
