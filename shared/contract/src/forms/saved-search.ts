import * as z from 'zod/mini';
import { projectCalls } from '../calls/projects.ts';
import { searchFrequencyCodes } from '../constants/saved-searches.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { requiredLine } from './line.ts';

const { savedSearch: most } = limits;

const name = requiredLine(most.name);
const frequency = z.enum(searchFrequencyCodes);

/** Query string of an address, as `URLSearchParams` writes it. */
const address = z
  .string()
  .check(z.maxLength(most.address, messages.tooLong), z.regex(/^[\w.~%*+=&-]*$/, messages.pattern));

export const newSavedSearch = z.strictObject({
  name,
  address,
  /** Filters of `GET /api/projects` for that address. */
  filters: projectCalls['GET /api/projects'].query.shape.filters,
  frequency,
});

/** Name that a user gives to a search. */
export const searchName = z.strictObject({ name });

export const savedSearchUpdate = z.strictObject({
  name: z.optional(name),
  frequency: z.optional(frequency),
});
