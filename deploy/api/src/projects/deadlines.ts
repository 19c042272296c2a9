import { acceptsApplications, type Status } from '@puente/contract/constants/statuses';
import { dayInSpain } from '@puente/contract/day-in-spain';
import { messages } from '@puente/contract/messages';
import { refuseFields } from '../http/refuse.ts';

/** Days end in peninsular time for all users, also in the Canary Islands. */
const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Europe/Madrid',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

/** The last millisecond of a day (yyyy-MM-dd) in Spain, or null for a day that does not exist. */
export function endOfDay(day: string): Date | null {
  const midnight = new Date(`${day}T00:00:00.000Z`);
  if (Number.isNaN(midnight.getTime()) || !midnight.toISOString().startsWith(day)) return null;
  const lastMillisecond = midnight.getTime() + 24 * 60 * 60 * 1000 - 1;
  return new Date(lastMillisecond - offsetAt(lastMillisecond));
}

/** The last millisecond of a day that has not passed. @throws Refusal at `deadline` */
export function lastMomentOf(day: string): Date {
  const last = endOfDay(day);
  if (last === null) throw refuseFields({ deadline: messages.pattern });
  if (last < new Date()) throw refuseFields({ deadline: messages.deadlineOver });
  return last;
}

/** Spain's offset from UTC in ms. Clocks change at night, so an error of an hour or two does not matter here. */
function offsetAt(time: number): number {
  const part = Object.fromEntries(clock.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day, hour, minute, second } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second, time % 1000) - time;
}

const oneDay = 24 * 60 * 60 * 1000;

/** The last millisecond of the day in Spain that is `days` days after a moment. */
export function endOfDaysAfter(moment: Date, days: number): Date {
  const day = new Date(new Date(`${dayInSpain(moment)}T00:00:00.000Z`).getTime() + days * oneDay);
  // Every day of the calendar has an end.
  return endOfDay(day.toISOString().slice(0, 10)) as Date;
}

interface Closable {
  status: Status;
  deadline: Date | null;
}

/** Tells whether a project's status is new and its deadline has not passed. */
export const isInTime = ({ status, deadline }: Closable, now: Date = new Date()): boolean =>
  acceptsApplications(status) && (deadline === null || deadline >= now);

/** Tells whether a project accepts applications now: it is in time, and staff have not taken it down. */
export const isOpen = (project: Closable & { takenDownAt: Date | null }): boolean =>
  isInTime(project) && project.takenDownAt === null;

/** Status that users see. A project past its deadline is expired even before a job has saved that. */
export const shownStatus = (project: Closable, now: Date = new Date()): Status =>
  acceptsApplications(project.status) && !isInTime(project, now) ? 'expired' : project.status;
