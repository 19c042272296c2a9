import * as z from 'zod/mini';
import { moment } from './fields.ts';

/** Draft of a form, stored across reloads and devices. */
export const draft = z.object({
  name: z.string(),
  value: z.record(z.string(), z.unknown()),
  updatedAt: moment,
});

export type Draft = z.infer<typeof draft>;
