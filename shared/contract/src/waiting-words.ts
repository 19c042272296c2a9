import type { WaitingWork } from './entities/project.ts';
import { relativeTime } from './relative-time.ts';

/** 'Tienes 3 solicitudes sin responder, la más antigua de hace 12 días'. */
export function unansweredWords({ unanswered, oldest }: WaitingWork): string {
  const since = oldest ? sinceWords(oldest.sentAt) : '';
  if (unanswered === 1) return `Tienes 1 solicitud sin responder${since && `, ${since}`}`;
  return `Tienes ${unanswered} solicitudes sin responder${since && `, la más antigua ${since}`}`;
}

/** 'de hace 12 días', or 'del 02/10/2026'. */
function sinceWords(moment: string): string {
  const when = relativeTime(moment);
  if (when === 'ahora mismo') return 'de ahora mismo';
  return when.startsWith('hace') ? `de ${when}` : `del ${when}`;
}

/** Text for the number of overdue applications; null if there are none. */
export function overdueWords({ unanswered, overdue }: WaitingWork): string | null {
  if (overdue === 0) return null;
  if (unanswered === 1) return 'Ya ha pasado el día en que dijiste que responderías.';
  if (overdue === unanswered) return 'En todas ha pasado ya el día en que dijiste que responderías.';
  return overdue === 1
    ? 'En una de ellas ya ha pasado el día en que dijiste que responderías.'
    : `En ${overdue} de ellas ya ha pasado el día en que dijiste que responderías.`;
}

/** '2 proyectos se cierran en los próximos 7 días'. */
export const closingWords = (count: number): string =>
  count === 1
    ? '1 proyecto se cierra en los próximos 7 días'
    : `${count} proyectos se cierran en los próximos 7 días`;

export const draftWords = (count: number): string =>
  count === 1 ? '1 borrador sin publicar' : `${count} borradores sin publicar`;

export const joinRequestWords = (count: number): string =>
  count === 1
    ? '1 persona pide unirse a la organización'
    : `${count} personas piden unirse a la organización`;
