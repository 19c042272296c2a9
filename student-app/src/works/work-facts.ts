import { workLicences, workStages } from '@puente/contract/constants/works';
import { counted } from '@puente/contract/counted';
import type { Work } from '@puente/contract/entities/work';

const date = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'UTC' });
const monthAndYear = new Intl.DateTimeFormat('es-ES', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Returns a day (yyyy-MM-dd) as '30 de junio de 2026'. */
export const dayInWords = (day: string): string => date.format(new Date(`${day.slice(0, 10)}T00:00:00Z`));

/** Returns a month (MM/yyyy) as 'junio de 2027'. */
function monthInWords(month: string): string {
  const [number, year] = month.split('/');
  return monthAndYear.format(new Date(`${year}-${number}-01T00:00:00Z`));
}

/** Date on which a work was, or will be, handed in. */
export function deliveryOf({ tfxDate, release_month: month }: Work): string | null {
  if (tfxDate !== null) return `Entregado el ${dayInWords(tfxDate)}`;
  return month === null ? null : `Previsto para ${monthInWords(month)}`;
}

/** Author's full name, 'Uxía Prado'; null when the author has left. */
export const authorOf = ({ student }: Work): string | null =>
  student ? `${student.name} ${student.surname}`.trim() : null;

/** Name of the confirmed tutor, or the name that the author gave. */
export const tutorOf = ({ tutor, tutor_profile: teacher }: Work): string | null =>
  teacher ? `${teacher.name} ${teacher.surname}`.trim() : tutor;

/** Tells whether the document is still under embargo. */
export const isEmbargoed = ({ embargo_until: day }: Pick<Work, 'embargo_until'>, now = new Date()): boolean =>
  day !== null && new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' }).format(now) < day;

/** Name and meaning of the licence, for example 'CC BY 4.0'. */
export function licenceOf({ licence }: Work): { name: string; meaning: string; page: string | null } | null {
  if (licence === null) return null;
  const [name = '', meaning = ''] = workLicences[licence].split(': ');
  return { name, meaning, page: licencePages[licence] };
}

const byCreativeCommons = (path: string) => `https://creativecommons.org/${path}/deed.es`;
const licencePages: Readonly<Record<NonNullable<Work['licence']>, string | null>> = {
  'CC BY 4.0': byCreativeCommons('licenses/by/4.0'),
  'CC BY-SA 4.0': byCreativeCommons('licenses/by-sa/4.0'),
  'CC BY-NC 4.0': byCreativeCommons('licenses/by-nc/4.0'),
  'CC BY-NC-SA 4.0': byCreativeCommons('licenses/by-nc-sa/4.0'),
  'CC BY-ND 4.0': byCreativeCommons('licenses/by-nd/4.0'),
  'CC BY-NC-ND 4.0': byCreativeCommons('licenses/by-nc-nd/4.0'),
  'CC0 1.0': byCreativeCommons('publicdomain/zero/1.0'),
  reserved: null,
};

export const stageOf = ({ status }: Pick<Work, 'status'>): string => workStages[status];

/** '34 trabajos' */
export const workCount = (count: number): string => counted(count, 'trabajo', 'trabajos');
