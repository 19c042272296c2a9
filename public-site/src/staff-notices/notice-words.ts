import { noticeLimits, type NoticeState } from '@puente/contract/constants/audience-notices';
import { counted } from '@puente/contract/counted';
import type { AudienceNotice, NoticeAudience, NoticeReach } from '@puente/contract/entities/audience-notice';
import type { ChipTone } from '@puente/design-system/chip';
import { momentWords } from '../staff-texts/moment-words.ts';

const { perStep, pauseSeconds, hoursApart } = noticeLimits;

export const stateTones: Record<NoticeState, ChipTone> = {
  draft: 'neutral',
  planned: 'info',
  sending: 'accent',
  stopped: 'warning',
  sent: 'success',
};

const figures = new Intl.NumberFormat('es-ES', { useGrouping: 'always' });

/** '5.000' */
export const figure = (number: number): string => figures.format(number);

/** '5.000 estudiantes' */
export const studentsWords = (number: number): string =>
  number === 1 ? '1 estudiante' : `${figure(number)} estudiantes`;

/** Students of the audience at whom the steps have looked. */
export const judgedOf = ({ told, declined, rested }: AudienceNotice): number => told + declined + rested;

/** Sentence about the state of a notice. */
export function standingOf(notice: AudienceNotice): string {
  switch (notice.state) {
    case 'draft':
      return 'Borrador: nadie lo ha recibido.';
    case 'planned':
      return `Se empieza a enviar el ${momentWords(notice.startsAt ?? '')} (hora peninsular).`;
    case 'sending':
      return 'Se está enviando. Puedes cerrar la página: el envío sigue.';
    case 'stopped':
      return 'Detenido: nadie más lo recibe mientras no se reanude.';
    case 'sent':
      return `Enviado el ${momentWords(notice.finishedAt ?? '')}.`;
  }
}

/** Sentence about the students whom a notice would reach. */
export function reachWords({ people, told, mailed }: NoticeReach): string {
  if (people === 0) return 'Ningún estudiante encaja con lo que has elegido.';
  if (told === 0) return `Encajan ${studentsWords(people)}, pero hoy nadie lo recibiría.`;
  return `Lo ${told === 1 ? 'recibe' : 'reciben'} ${studentsWords(told)}; ${figure(mailed)} también por correo.`;
}

/** Sentences about the students who would not get it, with the reasons. */
export const leftOutWords = ({ declined, rested }: Pick<NoticeReach, 'declined' | 'rested'>): string[] => [
  ...(declined > 0
    ? [`${figure(declined)} no ${declined === 1 ? 'quiere' : 'quieren'} este tipo de avisos.`]
    : []),
  ...(rested > 0
    ? [
        `${figure(rested)} ${rested === 1 ? 'tuvo' : 'tuvieron'} otro aviso de este tipo en las últimas ${hoursApart} horas.`,
      ]
    : []),
];

/** Time that the steps for this number of students take: 'menos de un minuto', 'unos 2 minutos'. */
export function durationWords(people: number): string {
  const minutes = (Math.ceil(people / perStep) * pauseSeconds) / 60;
  if (minutes < 1) return 'menos de un minuto';
  return minutes < 90
    ? `unos ${counted(Math.ceil(minutes), 'minuto', 'minutos')}`
    : `unas ${Math.ceil(minutes / 60)} horas`;
}

/** An audience by the number of chosen entries, for a notice about a colleague's change. */
export function audienceWords({ universities, studyAreas, campaigns, situations }: NoticeAudience): string {
  const parts = [
    universities.length > 0 && counted(universities.length, 'universidad', 'universidades'),
    studyAreas.length > 0 && counted(studyAreas.length, 'área', 'áreas'),
    campaigns.length > 0 && counted(campaigns.length, 'campaña', 'campañas'),
    situations.length > 0 && counted(situations.length, 'situación', 'situaciones'),
  ].filter((part) => part !== false);
  return parts.length === 0 ? 'Todos los estudiantes' : parts.join(', ');
}
