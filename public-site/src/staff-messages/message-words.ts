import {
  contactKinds,
  contactStates,
  evaluationReport,
  reportReasons,
} from '@puente/contract/constants/contact-messages';
import { counted } from '@puente/contract/counted';
import type { ContactMessage, ContactThread } from '@puente/contract/entities/contact-message';
import { writerLabels } from '@puente/contract/form-labels';
import { limits } from '@puente/contract/limits';
import { currentTime } from '@puente/contract/relative-time';
import type { ChipProps } from '@puente/design-system/chip';

/** '3 mensajes' */
export const messageCount = (count: number): string =>
  count === 0 ? 'Ningún mensaje' : counted(count, 'mensaje', 'mensajes');

/** '3 chats' */
const chatCount = (count: number): string => (count === 0 ? 'Ningún chat' : counted(count, 'chat', 'chats'));

/** Words of the two queues. */
export const queueWords = {
  messages: {
    title: 'Contacto y avisos',
    lead: 'Lo que nos escriben desde la página de contacto y los avisos de problemas. Van primero los que más tiempo esperan.',
    caption: 'Mensajes',
    count: messageCount,
    failed: 'No hemos podido cargar los mensajes',
    search: 'Buscar mensajes',
    nothing: 'Ningún mensaje encaja con tu búsqueda',
    done: 'No queda ningún mensaje sin cerrar',
  },
  chats: {
    title: 'Chats con el equipo',
    lead: 'Conversaciones que el asistente ha pasado al equipo. Van primero las que más tiempo esperan.',
    caption: 'Chats',
    count: chatCount,
    failed: 'No hemos podido cargar los chats',
    search: 'Buscar chats',
    nothing: 'Ningún chat encaja con tu búsqueda',
    done: 'No queda ningún chat sin cerrar',
  },
} as const;

/** 'Contacto: Universidad' */
export const kindOf = ({ kind, audience }: ContactMessage): string =>
  audience === null ? contactKinds[kind] : `${contactKinds[kind]}: ${writerLabels[audience]}`;

/** Kind of a message on its page, where a report about an evaluation is known as such. */
export const kindOfThread = (thread: ContactThread): string =>
  thread.evaluation === undefined ? kindOf(thread) : evaluationReport;

export const reasonOf = ({ reason }: ContactThread): string | null =>
  reason === null ? null : (reportReasons[reason] ?? reason);

const day = 24 * 60 * 60 * 1000;

/** Tells whether a message has waited for the team for too long. */
const isOverdue = ({ state, waitsSince }: ContactMessage): boolean =>
  (state === 'new' || state === 'taken') &&
  currentTime() - Date.parse(waitsSince) > limits.contactMessage.overdueDays * day;

interface StateWords {
  label: string;
  tone: ChipProps['tone'];
}

/** Label of a state; an overdue message says so. */
export function stateOfMessage(message: ContactMessage): StateWords {
  if (isOverdue(message)) return { label: `${contactStates[message.state]}, con retraso`, tone: 'warning' };
  const tones = { new: 'info', taken: 'accent', waiting: 'neutral', settled: 'success' } as const;
  return { label: contactStates[message.state], tone: tones[message.state] };
}

/** '40 minutos', '5 horas', '2 días': rounded to the largest unit. */
export function durationOf(minutes: number): string {
  if (minutes < 60) return counted(minutes, 'minuto', 'minutos');
  const hours = Math.round(minutes / 60);
  return hours < 48 ? counted(hours, 'hora', 'horas') : counted(Math.round(hours / 24), 'día', 'días');
}

const dayAndMonth = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** 'Semana del 23 de noviembre'. @param monday 'YYYY-MM-DD' */
export const weekWords = (monday: string): string =>
  `Semana del ${dayAndMonth.format(Date.parse(`${monday}T00:00:00Z`))}`;
