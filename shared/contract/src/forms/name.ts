import * as z from 'zod/mini';
import { requiredLine } from './line.ts';

/** Schema of a name that a user gives to a record of their own. */
export const named = (max: number) => z.strictObject({ name: requiredLine(max) });
