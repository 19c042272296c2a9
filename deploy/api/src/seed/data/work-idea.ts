import type { sectors } from '@puente/contract/constants/organizations';
import type { tfxCategories, TfxStage } from '@puente/contract/constants/tfxes';
import type { StudyAreaName } from './study-areas.ts';

/** A student's own work, as somebody could have written it. */
export interface WorkIdea {
  stage: TfxStage;
  title: string;
  areas: readonly StudyAreaName[];
  sector: (typeof sectors)[number];
  category: (typeof tfxCategories)[number];
  tags: readonly string[];
  /** What was the matter, and what was done about it. */
  summary: string;
}
