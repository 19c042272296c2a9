import type { publicRecordCalls } from '../calls/public-records.ts';
import type { ExamplesOf } from './example.ts';

export const publicRecordExamples: ExamplesOf<typeof publicRecordCalls> = {
  'GET /api/withdrawn-pages': { query: { kind: 'post', key: 'como-elegir-el-tema-de-tu-tfg' } },
};
