import * as z from 'zod/mini';
import { requiredLine } from './line.ts';

/** How people call something of their own. */
export const named = (max: number) => z.strictObject({ name: requiredLine(max) });
