import * as z from 'zod/mini';
import { modalityCodes } from '../constants/modalities.ts';
import { statusCodes } from '../constants/statuses.ts';
import { id, moment, nullableText, stamps } from './fields.ts';
import { organizationSummary } from './organization.ts';

/** Project (§3). `organization` and `study_areas` are there when populated. */
export const project = z.object({
  id,
  ...stamps,
  title: z.string(),
  description: z.string(),
  status: z.enum(statusCodes),
  publishedAt: z.nullable(moment),
  /** Last day to apply, or null when it stays open. */
  deadline: z.nullable(moment),
  type: nullableText,
  objectives: nullableText,
  /** Numbers of the Sustainable Development Goals, 1 to 17. */
  ods: z.array(z.int()),
  ods_explanation: nullableText,
  academic_profile: z.array(z.string()),
  requirements: nullableText,
  working_method: nullableText,
  tags: z.array(z.string()),
  internship: z.boolean(),
  language: nullableText,
  presentiality: z.enum(modalityCodes),
  /** Province. */
  location: nullableText,
  visibility_consent: z.boolean(),
  remuneration: nullableText,
  dedication: nullableText,
  organization: z.optional(organizationSummary),
  study_areas: z.optional(z.array(z.string())),
  study_subareas: z.optional(z.array(z.string())),
});

/** A project in the list of those who run it: with the number of applications, drafts not counted. */
export const ownProject = z.extend(project, { applications: z.object({ total: z.int(), new: z.int() }) });

export type Project = z.infer<typeof project>;
export type OwnProject = z.infer<typeof ownProject>;
