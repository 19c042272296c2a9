import { recurring } from '../jobs/job.ts';
import { removeOrphans } from './orphans.ts';

/** Grace period: a form may stay open for a day after its file was uploaded. */
const grace = 24 * 60 * 60 * 1000;

/** Deletes files without references, both row and bytes. */
export const orphanedUploads = recurring('40 3 * * *', async ({ db, uploads, now }) => ({
  ...(await removeOrphans(db, uploads, new Date(now.getTime() - grace))),
}));
