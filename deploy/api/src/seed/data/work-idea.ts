import type { sectors } from '@puente/contract/constants/organizations';
import type { workCategories, WorkStage } from '@puente/contract/constants/works';
import type { StudyAreaName } from './study-areas.ts';

/** A student's own work, in the style of a student. */
export interface WorkIdea {
  stage: WorkStage;
  title: string;
  areas: readonly StudyAreaName[];
  sector: (typeof sectors)[number];
  category: (typeof workCategories)[number];
  tags: readonly string[];
  /** The problem, and the student's approach. */
  summary: string;
}
