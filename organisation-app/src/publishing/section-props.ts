import type { UseFormReturn } from '@puente/platform/forms';
import type { ProjectToSend, ProjectValues } from './project-fields.ts';

/** What each section of the publishing form is given. */
export interface SectionProps {
  form: UseFormReturn<ProjectValues, unknown, ProjectToSend>;
}
