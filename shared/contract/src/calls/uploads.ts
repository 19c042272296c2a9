import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { filePurposes, mediaFile } from '../entities/file.ts';
import { line } from '../forms/line.ts';

const text = z.optional(line(500).check(z.minLength(1)));

export const uploadCalls = declare({
  subject: 'uploads',
  about:
    'Upload (specification §7): up to five parts named `files`, stored all or none; the response keeps their order. `for` ' +
    'names the target field, which sets the limits and the readers. Without it (clients that know only the specification) a ' +
    "PDF is a CV. An image is then a logo for an organisation's people, and a portrait for others.",
  calls: {
    'POST /api/upload': {
      summary: 'Uploads files',
      access: 'signedIn',
      own: 'user',
      limit: 'upload',
      query: z.strictObject({ for: z.optional(z.enum(filePurposes)), alternativeText: text, caption: text }),
      body: 'files',
      answer: z.array(mediaFile),
    },
  },
  examples: {
    'POST /api/upload': { query: { for: 'cv' } },
  },
});
