import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { publicRecord } from '../entities/public-record.ts';
import { one } from '../query.ts';

/** What programs that read the public pages are told of. */
export const publicRecordCalls = declare({
  /**
   * Every record with a page of its own that everybody may read, those that changed last first; at most
   * `limits.publicRecords`. Of projects those whose organisation lets them be spread (`visibility_consent`).
   */
  'GET /api/public-records': { access: 'anyone', own: 'public', answer: one(z.array(publicRecord)) },
});
