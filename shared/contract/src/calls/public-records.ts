import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { publicRecord, withdrawnPageKinds } from '../entities/public-record.ts';
import { limits } from '../limits.ts';
import { one } from '../query.ts';

/** What programs that read the public pages are told of. */
export const publicRecordCalls = declare({
  /**
   * Every record with a page of its own that everybody may read, those that changed last first; at most
   * `limits.publicRecords`. Of projects those whose organisation lets them be spread (`visibility_consent`).
   */
  'GET /api/public-records': {
    access: 'anyone',
    price: 1,
    own: 'public',
    answer: one(z.array(publicRecord)),
  },
  /**
   * Whether there was a page that everybody could read, and is none now. `key` is what stands in its path: an id, or a word. `movedTo` is the word
   * under which the same page can be read now: it is not withdrawn then.
   */
  'GET /api/withdrawn-pages': {
    access: 'anyone',
    price: 1,
    own: 'public',
    query: z.strictObject({
      kind: z.enum(withdrawnPageKinds),
      key: z.string().check(z.minLength(1), z.maxLength(limits.query.text), z.regex(/^[^\0]*$/)),
    }),
    answer: one(z.object({ withdrawn: z.boolean(), movedTo: z.nullable(z.string()) })),
  },
});
