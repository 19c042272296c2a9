import type { files } from '../db/schema.ts';
import type { FileAnswer } from '../http/answers.ts';
import type { Uploads } from './store.ts';

/**
 * A private file for a user who may see its record. Browsers may request a range of it. `GET /api/applys/:id/cv` and
 * the like: `return fileAnswer(uploads, file)`.
 */
export const fileAnswer = (uploads: Pick<Uploads, 'read'>, file: typeof files.$inferSelect): FileAnswer => ({
  stream: (range) => uploads.read(file, range),
  name: file.name,
  mime: file.mime,
  size: file.size,
});
