import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { mediaFile } from '../entities/file.ts';

/**
 * Upload (specification §7). `for` says which field the file is meant for, and so its limits and who may read it.
 * The list in the answer has one item.
 */
export const uploadCalls = declare({
  'POST /api/upload': {
    access: 'signedIn',
    limit: 'upload',
    query: z.strictObject({ for: z.enum(['cv']) }),
    body: 'files',
    answer: z.array(mediaFile),
  },
});
