import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { filePurposes, mediaFile } from '../entities/file.ts';
import { positive } from '../filters.ts';
import { line } from '../forms/line.ts';
import { nameOfFile, partedFile } from '../forms/parted-file.ts';
import { one } from '../query.ts';

const text = z.optional(line(500).check(z.minLength(1)));

const example = {
  key: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  for: 'delivery',
  size: 7_340_032,
} as const;

export const uploadCalls = declare({
  subject: 'uploads',
  about:
    'Upload (specification §7): up to five parts named `files`, stored all or none; the response keeps their order. `for` ' +
    'names the target field, which sets the limits and the readers. Without it (clients that know only the specification) a ' +
    "PDF is a CV. An image is then a logo for an organisation's people, and a portrait for others. A large file may come in " +
    'parts of one mebibyte, each its own call: what has arrived stays for a day, so an interrupted upload goes on where it stopped.',
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
    'GET /api/upload/parts': {
      summary: 'Tells which parts of a file have arrived',
      access: 'signedIn',
      price: 3,
      own: 'user',
      query: partedFile,
      uncached: true,
      answer: one(z.object({ arrived: z.array(z.int()) })),
    },
    'POST /api/upload/parts': {
      summary: 'Takes one part of a file',
      description: 'The body has one part named `files`. A part that is sent again replaces the former one.',
      access: 'signedIn',
      own: 'user',
      limit: 'uploadPart',
      query: z.extend(partedFile, { part: positive }),
      body: 'files',
      answer: 'nothing',
    },
    'POST /api/upload/whole': {
      summary: 'Stores a file whose parts have all arrived, and answers like the upload of one',
      description: 'Answers 404 when a part is missing or the content is not that of the key.',
      access: 'signedIn',
      own: 'user',
      limit: 'upload',
      query: partedFile,
      body: z.strictObject({ data: nameOfFile }),
      answer: z.array(mediaFile),
    },
  },
  examples: {
    'POST /api/upload': { query: { for: 'cv' } },
    'GET /api/upload/parts': { query: example },
    'POST /api/upload/parts': { query: { ...example, part: 3 } },
    'POST /api/upload/whole': { query: example, body: { data: { fileName: 'Memoria.pdf' } } },
  },
});
