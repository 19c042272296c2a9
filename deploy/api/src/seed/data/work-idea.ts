import type { sectors } from '@puente/contract/constants/organizations';
import type { workCategories, WorkStage } from '@puente/contract/constants/works';
import type { StudyAreaName } from './study-areas.ts';

/** A student's own work, in words that a student could have written. */
export interface WorkIdea {
  stage: WorkStage;
  title: string;
  areas: readonly StudyAreaName[];
  sector: (typeof sectors)[number];
  category: (typeof workCategories)[number];
  tags: readonly string[];
  /** What was the matter, and what was done about it. */
  summary: string;
}
