import { interviewLimits, type InterviewSide, type InterviewState } from './constants/interviews.ts';

/** Changes of an interview. */
export type InterviewAct = 'take' | 'offer' | 'move' | 'ask' | 'cancel';

interface Scheduled {
  state: InterviewState;
  /** End of the chosen time; null while none is chosen. */
  ends_at: string | null;
}

const minute = 60_000;

const acts: Readonly<Record<InterviewState, Partial<Record<InterviewSide, readonly InterviewAct[]>>>> = {
  offered: { student: ['take', 'ask', 'cancel'], organization: ['offer', 'cancel'] },
  asked: { student: ['cancel'], organization: ['offer', 'cancel'] },
  taken: { student: ['move', 'ask', 'cancel'], organization: ['move', 'cancel'] },
  done: {},
  cancelled: {},
};

/** Returns the state at a moment: an interview whose chosen time is over is done. */
export const stateAt = ({ state, ends_at: ends }: Scheduled, now: Date): InterviewState =>
  state === 'taken' && ends !== null && new Date(ends) <= now ? 'done' : state;

/** Tells whether one side may make a change of an interview in a state, as the API returns it. */
export const allows = (state: InterviewState, act: InterviewAct, side: InterviewSide): boolean =>
  acts[state][side]?.includes(act) ?? false;

/** Tells whether one side may make a change now. */
export const mayAct = (act: InterviewAct, interview: Scheduled, side: InterviewSide, now: Date): boolean =>
  allows(stateAt(interview, now), act, side);

/** A stretch of time, from its start to the moment after its end. */
export interface Span {
  starts: Date;
  ends: Date;
}

export const spanOf = (startsAt: string | Date, minutes: number): Span => {
  const starts = new Date(startsAt);
  return { starts, ends: new Date(starts.getTime() + minutes * minute) };
};

/** Tells whether two stretches share time. One that begins when the other ends does not. */
export const overlaps = (one: Span, other: Span): boolean =>
  one.starts < other.ends && other.starts < one.ends;

/** Tells whether a time can still be taken: it is not too near, and nobody is busy then. */
export const isFree = (
  startsAt: string,
  { minutes, busy, now }: { minutes: number; busy: readonly Span[]; now: Date },
): boolean => {
  const span = spanOf(startsAt, minutes);
  return !isTooNear(span.starts, now) && !busy.some((other) => overlaps(span, other));
};

const isTooNear = (starts: Date, now: Date): boolean =>
  starts.getTime() < now.getTime() + interviewLimits.leadMinutes * minute;

/** Returns the reason why a time cannot be offered; undefined when it can. */
export function timeProblem(starts: Date, now: Date): string | undefined {
  if (isTooNear(starts, now))
    return `Elige una hora a la que falten al menos ${interviewLimits.leadMinutes} minutos.`;
  return starts.getTime() > now.getTime() + interviewLimits.daysAhead * 24 * 60 * minute
    ? `Elige una hora de los próximos ${interviewLimits.daysAhead} días.`
    : undefined;
}

/** Returns the reason why times cannot be offered together; undefined when they can. */
export function timesProblem(times: readonly Date[], minutes: number, now: Date): string | undefined {
  const problem = times.map((starts) => timeProblem(starts, now)).find((found) => found !== undefined);
  if (problem !== undefined) return problem;
  const sorted = times.toSorted((one, other) => one.getTime() - other.getTime());
  const crosses = sorted.some((starts, index) => {
    const next = sorted[index + 1];
    return next !== undefined && starts.getTime() + minutes * minute > next.getTime();
  });
  return crosses ? 'Dos de las horas se solapan. Quita una o cambia la duración.' : undefined;
}
