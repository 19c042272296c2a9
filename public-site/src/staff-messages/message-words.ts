import { contactKinds, contactStates, reportReasons } from '@puente/contract/constants/contact-messages';
import { counted } from '@puente/contract/counted';
import type { ContactMessage, ContactThread } from '@puente/contract/entities/contact-message';
import { writerLabels } from '@puente/contract/form-labels';
import { limits } from '@puente/contract/limits';
import { currentTime } from '@puente/contract/relative-time';
import type { ChipProps } from '@puente/design-system/chip';

/** '3 mensajes' */
export const messageCount = (count: number): string =>
  count === 0 ? 'Ningún mensaje' : counted(count, 'mensaje', 'mensajes');

/** 'Contacto: Universidad' */
export const kindOf = ({ kind, audience }: ContactMessage): string =>
  audience === null ? contactKinds[kind] : `${contactKinds[kind]}: ${writerLabels[audience]}`;

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
