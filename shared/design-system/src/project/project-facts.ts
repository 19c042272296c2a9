import { modalities } from '@puente/contract/constants/modalities';
import { acceptsApplications, type Status } from '@puente/contract/constants/statuses';
import { counted } from '@puente/contract/counted';
import { dayInSpain } from '@puente/contract/day-in-spain';
import { type Project, type ShownProject } from '@puente/contract/entities/project';
import { factLine } from '../details/index.ts';

// A deadline is the end of its day in Spain, in any time zone of the reader.
const days = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'Europe/Madrid' });

/** Formats the day of a moment: '12 de marzo de 2026'. */
export const dayOf = (moment: string): string => days.format(new Date(moment));

/** Formats work modality and place: 'Híbrido · A Coruña'. */
export const placeOf = ({
  presentiality,
  location,
}: Pick<ShownProject, 'presentiality' | 'location'>): string =>
  factLine([presentiality && modalities[presentiality], location]);

const overWords: Readonly<Partial<Record<Status, string>>> = {
  expired: 'El plazo de este proyecto ha terminado',
  selected: 'Este proyecto ya tiene a quien lo haga',
  notSelected: 'Este proyecto se ha cerrado',
  unavailable: 'La organización ha retirado este proyecto',
};

/** Returns the reason why a project takes no more applications. */
export const whyOver = (status: Status): string =>
  overWords[status] ?? 'Este proyecto ya no admite solicitudes';

/** Formats the deadline: 'Quedan 5 días', or the date when it is further away. */
export function deadlineOf({ status, deadline }: Deadline, now: Date = new Date()): string {
  if (!acceptsApplications(status)) return 'Ya no admite solicitudes';
  if (deadline === null) return 'Sin fecha límite';
  const left = daysLeft(deadline, now);
  if (left < 0) return 'Ya no admite solicitudes';
  if (left === 0) return 'Último día';
  if (left === 1) return 'Queda un día';
  return left <= inDays ? `Quedan ${left} días` : `Hasta el ${dayOf(deadline)}`;
}

/** Formats the deadline with its date and time zone, for readers in other time zones. */
export function deadlineWithZone(project: Deadline, now: Date = new Date()): string {
  const words = deadlineOf(project, now);
  const left = project.deadline === null ? -1 : daysLeft(project.deadline, now);
  if (project.deadline === null || left < 0 || !acceptsApplications(project.status)) return words;
  if (left === 0) return `${words}: hasta medianoche, ${zone}`;
  return left <= inDays ? `${words}: hasta el ${dayOf(project.deadline)}, ${zone}` : `${words}, ${zone}`;
}

const zone = 'hora peninsular';

/** Tells whether the deadline is near. */
export const isSoon = ({ status, deadline }: Deadline, now: Date = new Date()): boolean =>
  acceptsApplications(status) && deadline !== null && daysLeft(deadline, now) <= soon;

type Deadline = Pick<Project, 'status' | 'deadline'>;

/** Up to this many days, the text counts days; beyond, it shows the date. */
const inDays = 21;
const soon = 7;

/** Number of calendar days in Spain from today to a moment. */
const daysLeft = (moment: string, now: Date): number =>
  Math.round((dayNumber(new Date(moment)) - dayNumber(now)) / (24 * 3_600_000));

// 2026-03-12 is parsed as midnight UTC, so that differences are whole days even across a clock change.
const dayNumber = (moment: Date): number => Date.parse(dayInSpain(moment));

/** Formats a number of projects: '1 proyecto', '1.204 proyectos'. */
export const projectCount = (total: number): string => counted(total, 'proyecto', 'proyectos');
