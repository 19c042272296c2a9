import * as z from 'zod/mini';
import { messages } from '../messages.ts';
import { day } from './fields.ts';

/** ISO 8601 with its zone, in the centuries that the platform can mean. */
const pattern = /^20\d{2}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/** A point in time that a body gives. */
export const momentField = z
  .string({ error: messages.required })
  .check(
    z.refine(
      (value) =>
        pattern.test(value) && !Number.isNaN(Date.parse(value)) && day.safeParse(value.slice(0, 10)).success,
      messages.pattern,
    ),
  );
