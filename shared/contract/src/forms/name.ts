import * as z from 'zod/mini';
import { requiredLine } from './line.ts';

/** Schema of a name that users give to their own records. */
export const named = (max: number) => z.strictObject({ name: requiredLine(max) });
