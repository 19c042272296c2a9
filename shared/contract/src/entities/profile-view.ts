import * as z from 'zod/mini';
import { moment } from './fields.ts';
import { organizationSummary } from './organization-summary.ts';

/** An organisation that opened the student's CV, or looked at their profile in the talent corner, and when it last did. */
export const profileView = z.object({ organization: organizationSummary, viewedAt: moment });

export type ProfileView = z.infer<typeof profileView>;
