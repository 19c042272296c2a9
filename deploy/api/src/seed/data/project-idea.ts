import type { sectors } from '@puente/contract/constants/organizations';
import type { StudyAreaName } from './study-areas.ts';

/**
 * Texts of a project, with the placeholder `{province}`. Each is used once, since repetitions in a demo look like a
 * fault.
 */
export type Telling = readonly [context: string, work: string, result: string, requirements: string];

/** A project that several organisations of a matching sector could propose. */
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
  /** Requires the sea: only organisations of coastal provinces propose it. */
  coastal?: true;
}
