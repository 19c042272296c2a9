import * as z from 'zod/mini';
import { ids } from '../ids.ts';
import { moment, nullableText, stamps } from './fields.ts';
import { mediaFile } from './file.ts';

/** Regional or corporate campaign (specification §9). `logo` is there when populated. */
export const campaign = z.object({
  id: ids.campaign,
  ...stamps,
  code: z.string(),
  name: z.string(),
  /** Title of the campaign's banner. Default: 'EmpleaTFG'. */
  title: z.string(),
  subtitle: nullableText,
  /** False when staff have stopped the campaign. */
  active: z.boolean(),
  /** First moment of the campaign, and the moment at which it is over; null for an open end. */
  from: z.nullable(moment),
  to: z.nullable(moment),
  logo: z.optional(z.nullable(mediaFile)),
});

/** Program (§3). `logo`, `projects` (how many are published) and `programCampaign` are there when populated. */
export const program = z.object({
  id: ids.program,
  ...stamps,
  code: z.string(),
  name: z.string(),
  logo: z.optional(z.nullable(mediaFile)),
  projects: z.optional(z.int()),
  /** Its campaigns, each with the number of students in it. */
  programCampaign: z.optional(
    z.array(
      z.object({
        campaign: z.object({ id: ids.campaign, code: z.string(), name: z.string() }),
        students: z.int(),
      }),
    ),
  ),
});

export type Campaign = z.infer<typeof campaign>;
export type Program = z.infer<typeof program>;
