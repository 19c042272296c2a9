import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { filePurposes, mediaFile } from '../entities/file.ts';
import { line } from '../forms/line.ts';

const text = z.optional(line(500).check(z.minLength(1)));

/**
 * Upload (specification §7): up to five parts named `files`, kept all or none; the list in the answer is in their order.
 * `for` says which field they are meant for, and so their limits and who may read them. Without it (clients that know
 * only the specification) a PDF is a CV; an image is the logo for an organisation's people, else a portrait.
 */
export const uploadCalls = declare({
  'POST /api/upload': {
    access: 'signedIn',
    own: 'user',
    limit: 'upload',
    query: z.strictObject({ for: z.optional(z.enum(filePurposes)), alternativeText: text, caption: text }),
    body: 'files',
    answer: z.array(mediaFile),
  },
});
