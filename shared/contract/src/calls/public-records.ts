import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { publicRecord, withdrawnPageKinds } from '../entities/public-record.ts';
import { limits } from '../limits.ts';
import { one } from '../query.ts';

/** Public records for programs that read the public pages. */
export const publicRecordCalls = declare({
  /**
   * Lists every record that has a public page, latest change first, at most `limits.publicRecords`. Projects are included only with their
   * organisation's consent (`visibility_consent`).
   */
  'GET /api/public-records': {
    access: 'anyone',
    price: 1,
    own: 'public',
    answer: one(z.array(publicRecord)),
  },
  /**
   * Tells whether a public page existed and was withdrawn. `key` is the id or word in its path. `movedTo` is the new word if the page
   * moved; the page is not withdrawn then.
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
