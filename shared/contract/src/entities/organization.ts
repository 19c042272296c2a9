import * as z from 'zod/mini';
import { mediaFile } from './file.ts';
import { id, nullableText, stamps } from './fields.ts';

/** Organisation (§3). Contact data is shown to the organisation itself only. */
export const organization = z.object({
  id,
  ...stamps,
  name: z.string(),
  type: nullableText,
  sector: nullableText,
  size: nullableText,
  description: nullableText,
  location: nullableText,
  web: nullableText,
  linkedin: nullableText,
  logo: z.optional(z.nullable(mediaFile)),
});

/** What is shown of an organisation beside a project. */
export const organizationSummary = z.object({ id, name: z.string(), sector: nullableText, location: nullableText, logo: z.nullable(mediaFile) });

export type Organization = z.infer<typeof organization>;
export type OrganizationSummary = z.infer<typeof organizationSummary>;
