import * as z from 'zod/mini';
import { projectTypes } from '../constants/projects.ts';
import { ids } from '../ids.ts';
import { moment } from './fields.ts';

/** A template of an organisation's projects, as its people choose one. */
export const projectTemplate = z.object({
  id: ids.projectTemplate,
  name: z.string(),
  /** Title of the project that the template was made from. */
  title: z.string(),
  type: z.nullable(z.enum(projectTypes)),
  updatedAt: moment,
});

export type ProjectTemplate = z.infer<typeof projectTemplate>;
