import { removeOrphans } from './orphans.ts';
import { recurring } from '../jobs/job.ts';

/** A form may stay open for a day with its file uploaded already. */
const grace = 24 * 60 * 60 * 1000;

/** Removes files that nothing refers to, row and bytes. */
export const orphanedUploads = recurring('40 3 * * *', async ({ db, uploads, now }) => ({
  ...(await removeOrphans(db, uploads, new Date(now.getTime() - grace))),
}));
