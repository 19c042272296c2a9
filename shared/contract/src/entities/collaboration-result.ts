import * as z from 'zod/mini';
import { ids } from '../ids.ts';

/** Works that came of a collaboration, and whether they may name its organisation. */
export const collaborationResult = z.object({
  /** The organisation lets works name it and link its project. */
  named: z.boolean(),
  /** The caller's own works, drafts too; of others, what is published. */
  works: z.array(z.object({ id: ids.work, title: z.string(), isDraft: z.boolean(), own: z.boolean() })),
});

export type CollaborationResult = z.infer<typeof collaborationResult>;
