import type { files } from '../db/schema.ts';
import type { FileAnswer } from '../http/answers.ts';
import type { Uploads } from './store.ts';

/**
 * A private file for a caller who may see what it belongs to; browsers may ask for a part of it.
 * `GET /api/applys/:id/cv` and the like: `return fileAnswer(uploads, file)`.
 */
export const fileAnswer = (uploads: Pick<Uploads, 'read'>, file: typeof files.$inferSelect): FileAnswer => ({
  stream: (range) => uploads.read(file, range),
  name: file.name,
  mime: file.mime,
  size: file.size,
});
