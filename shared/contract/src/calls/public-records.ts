import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { publicRecord, withdrawnPageKinds } from '../entities/public-record.ts';
import { limits } from '../limits.ts';
import { one } from '../query.ts';

export const publicRecordCalls = declare({
  subject: 'public-records',
  about: 'Public records for programs that read the public pages.',
  calls: {
    'GET /api/public-records': {
      summary:
        'Lists every record that has a public page, latest change first, at most `limits.publicRecords`',
      description: "Projects are included only with their organisation's consent (`visibility_consent`).",
      access: 'anyone',
      price: 1,
      own: 'public',
      answer: one(z.array(publicRecord)),
    },
    'GET /api/withdrawn-pages': {
      summary: 'Tells whether a public page existed and was withdrawn',
      description:
        '`key` is the id or word in its path. `movedTo` is the new word if the page moved; the page is not withdrawn then.',
      access: 'anyone',
      price: 1,
      own: 'public',
      query: z.strictObject({
        kind: z.enum(withdrawnPageKinds),
        key: z.string().check(z.minLength(1), z.maxLength(limits.query.text), z.regex(/^[^\0]*$/)),
      }),
      answer: one(z.object({ withdrawn: z.boolean(), movedTo: z.nullable(z.string()) })),
    },
  },
  examples: {
    'GET /api/withdrawn-pages': { query: { kind: 'post', key: 'como-elegir-el-tema-de-tu-tfg' } },
  },
});
