import * as z from 'zod/mini';
import { nullableText } from './fields.ts';
import { ids } from '../ids.ts';
import { mediaFile } from './file.ts';

/** What is shown of an organisation beside a project or an opportunity. */
export const organizationSummary = z.object({
  id: ids.organization,
  name: z.string(),
  sector: nullableText,
  location: nullableText,
  /** Staff have verified its identity. Our API always gives it; other servers of this API family do not. */
  verified: z.optional(z.boolean()),
  logo: z.nullable(mediaFile),
});

export type OrganizationSummary = z.infer<typeof organizationSummary>;
