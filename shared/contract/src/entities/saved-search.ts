import * as z from 'zod/mini';
import { searchFrequencyCodes } from '../constants/saved-searches.ts';
import { ids } from '../ids.ts';
import { stamps } from './fields.ts';

/** A project search that notifies a student by mail. */
export const savedSearch = z.object({
  id: ids.savedSearch,
  ...stamps,
  name: z.string(),
  /** The search as the address of the list writes it: `q=agua&modality=remote`. */
  address: z.string(),
  frequency: z.enum(searchFrequencyCodes),
});

export type SavedSearch = z.infer<typeof savedSearch>;
