import type { uploadCalls } from '../calls/upload.ts';
import type { ExamplesOf } from './example.ts';

export const uploadExamples = {
  'POST /api/upload': { query: { for: 'cv' } },
} satisfies ExamplesOf<typeof uploadCalls>;
