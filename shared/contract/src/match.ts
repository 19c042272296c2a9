import { degreeSubareas } from './constants/degree-subareas.ts';
import type { Modality } from './constants/modalities.ts';
import type { Project } from './entities/project.ts';
import type { Student } from './entities/student.ts';
import { matchPoints, mostCountedInterests, strongMatch } from './match-rules.ts';
import { fold } from './text.ts';

/**
 * Match of a project and a student by fixed rules, published on their own page. The rules use only the student's studies, place and
 * interests; never disability, competences, age, sex or origin.
 */

/** Fields of a student that the rules use. */
export interface MatchedStudent {
  degrees: readonly string[];
  area: string | null;
  studyType: string | null;
  province: string | null;
  interests: readonly string[];
  workDeadline: string | null;
}

/** Fields of a project that the rules use. */
export interface MatchedProject {
  academicProfile: readonly string[];
  areas: readonly string[];
  subareas: readonly string[];
  modality: Modality;
  province: string | null;
  tags: readonly string[];
  type: string | null;
  language: string | null;
}

/** Extracts the fields for the rules from a project with its areas and subareas. */
export const matchedProject = (project: Project): MatchedProject => ({
  academicProfile: project.academic_profile,
  areas: project.study_areas ?? [],
  subareas: project.study_subareas ?? [],
  modality: project.presentiality,
  province: project.location,
  tags: project.tags,
  type: project.type,
  language: project.language,
});

/** Extracts the fields for the rules from a student with their area and degrees. */
export const matchedStudent = (student: Student): MatchedStudent => ({
  degrees: (student.degrees ?? []).map(({ name }) => name),
  area: student.student_area ?? null,
  studyType: student.study_type,
  province: student.province,
  interests: student.tags,
  workDeadline: student.work_deadline,
});

export interface Match {
  /** Score of the match; 0 when no rule applies. */
  points: number;
  /** Reasons for the match: 'tu grado', 'A Coruña', '2 de tus intereses'. */
  reasons: string[];
  /** Reasons against the match: 'piden inglés'. */
  obstacles: string[];
}

/** Wording of the reasons: addressed to the student, or about the student to an organisation. */
export interface MatchWords {
  degree: string;
  master: string;
  near: string;
  area: string;
  interests: (shared: number) => string;
  later: string;
}

export const toStudent: MatchWords = {
  degree: 'tu grado',
  master: 'tu máster',
  near: 'estudios afines',
  area: 'tu área',
  interests: (shared) => (shared === 1 ? 'uno de tus intereses' : `${shared} de tus intereses`),
  later: 'tu trabajo final será más adelante',
};

export const toOrganization: MatchWords = {
  degree: 'su grado',
  master: 'su máster',
  near: 'estudios afines',
  area: 'su área de estudio',
  interests: (shared) => (shared === 1 ? 'uno de sus intereses' : `${shared} de sus intereses`),
  later: 'su trabajo final será más adelante',
};

export function matchOf(student: MatchedStudent, project: MatchedProject, words = toStudent): Match {
  const found = [degreeIn, areaIn, provinceIn, interestsIn].flatMap(
    (rule) => rule(student, project, words) ?? [],
  );
  return {
    points: found.reduce((sum, { points }) => sum + points, 0),
    reasons: found.map(({ reason }) => reason),
    obstacles: [placeAgainst, typeAgainst, languageAgainst, datesAgainst].flatMap(
      (rule) => rule(student, project, words) ?? [],
    ),
  };
}

export const isStrongMatch = ({ points, obstacles }: Match): boolean =>
  points >= strongMatch && obstacles.length === 0;

type Reason = { reason: string; points: number } | null;

/** Folded names of a person's studies, and of related fields. */
interface Named {
  own: ReadonlySet<string>;
  near: ReadonlySet<string>;
}

const subareasByTitle = new Map(Object.entries(degreeSubareas).map(([title, row]) => [fold(title), row]));

/** Returns the title of a degree: the same for 'Grado en Biología' and 'Máster Universitario en Biología'. */
const titleOf = (foldedDegree: string): string =>
  foldedDegree.replace(/^(?:grado|master(?: universitario)?) en /, '');

/** Names by which a project's profile can mean a degree: its subareas, its title and its full name. Unknown degrees have no subareas. */
function namedBy(degree: string): Named {
  const name = fold(degree.trim());
  const title = titleOf(name);
  const { is = [], near = [] } = subareasByTitle.get(title) ?? {};
  return { own: new Set([...is.map(fold), title, name]), near: new Set(near.map(fold)) };
}

/** Names by which a project's profile can mean any of several degrees. */
export function namedByAny(degrees: readonly string[]): Named {
  const named = degrees.map(namedBy);
  return {
    own: new Set(named.flatMap(({ own }) => [...own])),
    near: new Set(named.flatMap(({ near }) => [...near])),
  };
}

function degreeIn(
  { degrees }: MatchedStudent,
  { academicProfile, subareas }: MatchedProject,
  words: MatchWords,
): Reason {
  const wanted = [...academicProfile, ...subareas].map((profile) => fold(profile.trim()));
  const studied = degrees.map((degree) => ({ degree, ...namedBy(degree) }));
  const fitting = studied.find(({ own }) => wanted.some((profile) => own.has(profile)));
  if (fitting)
    return {
      reason: fold(fitting.degree).startsWith('master') ? words.master : words.degree,
      points: matchPoints.degree,
    };
  const isNear = studied.some(({ near }) => wanted.some((profile) => near.has(profile)));
  return isNear ? { reason: words.near, points: matchPoints.near } : null;
}

const areaIn = ({ area }: MatchedStudent, { areas }: MatchedProject, words: MatchWords): Reason =>
  area !== null && areas.includes(area) ? { reason: words.area, points: matchPoints.area } : null;

const provinceIn = ({ province }: MatchedStudent, project: MatchedProject): Reason =>
  province !== null && project.province === province
    ? { reason: province, points: matchPoints.province }
    : null;

function interestsIn({ interests }: MatchedStudent, { tags }: MatchedProject, words: MatchWords): Reason {
  const folded = new Set(tags.map(fold));
  const shared = [...new Set(interests.map(fold))].filter((interest) => folded.has(interest)).length;
  if (shared === 0) return null;
  return {
    reason: words.interests(shared),
    points: Math.min(shared, mostCountedInterests) * matchPoints.interest,
  };
}

type Obstacle = string | null;

const placeAgainst = ({ province }: MatchedStudent, project: MatchedProject): Obstacle =>
  project.modality === 'onsite' &&
  province !== null &&
  project.province !== null &&
  project.province !== province
    ? `es presencial en ${project.province}`
    : null;

/** Type of project that students of each study type cannot do. */
export const typeOfOthers: Readonly<Record<string, string>> = { Grado: 'TFM', Máster: 'TFG' };

const typeAgainst = ({ studyType }: MatchedStudent, { type }: MatchedProject): Obstacle =>
  type !== null && typeOfOthers[studyType ?? ''] === type ? `es un ${type}` : null;

/** Official languages of Spain and its regions, as organisations write them, folded. */
export const officialLanguages = new Set(
  ['Español', 'Castellano', 'Gallego', 'Catalán', 'Valenciano', 'Euskera', 'Vasco', 'Aranés'].map(fold),
);

const languageAgainst = (_: MatchedStudent, { language }: MatchedProject): Obstacle =>
  language === null || language.trim() === '' || officialLanguages.has(fold(language.trim()))
    ? null
    : `piden ${language.trim().toLowerCase()}`;

/** Start of the first option of `workDeadlines`: too early for a final project. */
const tooEarly = 'Acabo de empezar';

export const isTooEarly = ({ workDeadline }: MatchedStudent): boolean =>
  workDeadline?.startsWith(tooEarly) === true;

const datesAgainst = (student: MatchedStudent, { type }: MatchedProject, words: MatchWords): Obstacle =>
  isTooEarly(student) && type !== null && type.startsWith('TF') ? words.later : null;
