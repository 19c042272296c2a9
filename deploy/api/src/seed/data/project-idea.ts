import type { sectors } from '@puente/contract/constants/organizations';
import type { StudyAreaName } from './study-areas.ts';

/** Texts of a project; `{province}` is filled in. Each is of one project: a demo that repeats itself looks like a fault. */
export type Telling = readonly [context: string, work: string, result: string, requirements: string];

/** A project as an organisation could propose it; several organisations of a fitting sector take it up. */
export interface ProjectIdea {
  title: string;
  areas: readonly StudyAreaName[];
  subareas: readonly string[];
  sectors: readonly (typeof sectors)[number][];
  ods: readonly number[];
  tags: readonly string[];
  /** Three paragraphs of the description. */
  context: string;
  work: string;
  result: string;
  requirements: string;
  /** It needs the sea: only organisations of a province with a coast propose it. */
  coastal?: true;
}
