import * as z from 'zod/mini';
import { ids } from '../ids.ts';
import { nullableText } from './fields.ts';
import { mediaFile } from './file.ts';

/** The data of an organisation that is shown with a project or an opportunity. */
export const organizationSummary = z.object({
  id: ids.organization,
  name: z.string(),
  sector: nullableText,
  location: nullableText,
  /** True when staff have verified the organisation's identity. Our API always returns it; other servers of this API family do not. */
  verified: z.optional(z.boolean()),
  logo: z.nullable(mediaFile),
});

export type OrganizationSummary = z.infer<typeof organizationSummary>;
