import { nextStepOf } from '@puente/contract/collaboration-steps';
import { collaborationStates, isUnderWay } from '@puente/contract/constants/collaborations';
import { isRunning, statuses } from '@puente/contract/constants/statuses';
import { workStages } from '@puente/contract/constants/works';
import type { Collaboration } from '@puente/contract/entities/collaboration';
import type { Project } from '@puente/contract/entities/project';
import type { Work } from '@puente/contract/entities/work';
import { href } from '@puente/platform/links';
import { stepInWords, studentsInWords } from '../collaborations/collaboration-words.ts';

export const deskKinds = { work: 'Trabajo', project: 'Proyecto', collaboration: 'Colaboración' } as const;
export type DeskKind = keyof typeof deskKinds;

interface Asking {
  tutoring_accepted: boolean;
}
type GuidedWork = Work & Asking;
type GuidedProject = Project & Asking;

/** Record that a teacher guides, or is asked to guide. */
interface Row {
  key: string;
  title: string;
  href: string;
  /** Students who work on it, in words. */
  who: string;
  organization: string | null;
  /** Its own state, in words. */
  label: string;
  /** Waiting for the teacher, under way, or over. */
  state: 'waiting' | 'running' | 'over';
  /** The next step, and the day by which it is due as yyyy-MM-dd. */
  next: string | null;
  until: string | null;
}

export type DeskRow = Row &
  (
    | { kind: 'work'; record: GuidedWork }
    | { kind: 'project'; record: GuidedProject }
    | { kind: 'collaboration'; record: Collaboration }
  );

const stateOf = (isAccepted: boolean, runs: boolean): Row['state'] =>
  isAccepted ? (runs ? 'running' : 'over') : 'waiting';

export const workRow = (work: GuidedWork): DeskRow => ({
  kind: 'work',
  record: work,
  key: `work-${work.id}`,
  title: work.title,
  href: href('work', { id: work.id }),
  who: work.student ? `${work.student.name} ${work.student.surname}`.trim() : '',
  organization: null,
  label: workStages[work.status],
  state: stateOf(work.tutoring_accepted, work.status !== 'finished'),
  next: work.tutoring_accepted ? null : 'Responder si lo diriges',
  until: null,
});

export const projectRow = (project: GuidedProject): DeskRow => ({
  kind: 'project',
  record: project,
  key: `project-${project.id}`,
  title: project.title,
  href: href('project', { id: project.id }),
  who: '',
  organization: project.organization?.name ?? null,
  label: statuses[project.status],
  state: stateOf(project.tutoring_accepted, isRunning(project.status)),
  next: project.tutoring_accepted ? null : 'Responder si lo tutelas',
  until: null,
});

export function collaborationRow(collaboration: Collaboration): DeskRow {
  const step = nextStepOf(collaboration);
  const isOwn = step?.by.includes('teacher') ?? false;
  return {
    kind: 'collaboration',
    record: collaboration,
    key: `collaboration-${collaboration.id}`,
    title: collaboration.title,
    href: href('collaboration', { id: collaboration.id }),
    who: studentsInWords(collaboration),
    organization: collaboration.organization_name,
    label: collaborationStates[collaboration.state],
    state: isOwn ? 'waiting' : isUnderWay(collaboration.state) ? 'running' : 'over',
    next: stepInWords(collaboration)?.title ?? null,
    until: step?.until ?? null,
  };
}

/** Orders rows by the day of their next step; those without a day come last, in their order. */
export const byDay = (rows: readonly DeskRow[]): DeskRow[] =>
  rows.toSorted((one, other) => (one.until ?? last).localeCompare(other.until ?? last));

const last = '9999';
