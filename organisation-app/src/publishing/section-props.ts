import type { NewProject } from '@puente/contract/forms/project';
import type { UseFormReturn } from '@puente/platform/forms';

/** What each section of the publishing form is given. */
export interface SectionProps {
  form: UseFormReturn<NewProject>;
}
