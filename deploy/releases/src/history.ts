import { z } from 'zod';

/** Note of a change of a channel: who made it, and why. */
export interface Note {
  by: string;
  why?: string | undefined;
  /** Reason for a change that lacks the checks which its channel demands. */
  forced?: string | undefined;
}

/** Record of one change of a channel. It is written once and never changed. */
export const historyEntry = z.object({
  at: z.iso.datetime(),
  /** Revision that the channel had afterwards. */
  revision: z.number().int().positive(),
  by: z.string(),
  why: z.string().optional(),
  forced: z.string().optional().describe('Reason for a promotion without the checks that production demands'),
  moved: z.array(
    z.strictObject({
      app: z.string(),
      from: z.string().optional(),
      to: z.string().optional(),
      commit: z.string().optional().describe('Of the sources of `to`'),
    }),
  ),
});

export type HistoryEntry = z.infer<typeof historyEntry>;
