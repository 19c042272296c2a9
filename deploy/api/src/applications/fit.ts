import type { Application } from '@puente/contract/entities/application';
import {
  isStrongMatch,
  type MatchedProject,
  type MatchedStudent,
  matchOf,
  toOrganization,
} from '@puente/contract/match';
import type { Studied } from '../db/schema.ts';

interface Fit {
  match: NonNullable<Application['match']>;
  isStrong: boolean;
}

/**
 * The match of an applicant with the project, in an organisation's words. For an answered application it does not
 * change any more.
 */
export function fitOf(student: MatchedStudent, studied: Studied | null, project: MatchedProject): Fit {
  const match = matchOf(studied ? { ...student, ...matchedIn(studied) } : student, project, toOrganization);
  return { match: { reasons: match.reasons, obstacles: match.obstacles }, isStrong: isStrongMatch(match) };
}

const matchedIn = ({ degrees, student_area: area, study_type: studyType, province }: Studied) => ({
  degrees,
  area,
  studyType,
  province,
});
