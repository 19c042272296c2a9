import { contactMessageQueries } from '@puente/client/contact-queue';
import type { ContactAnswerTimes } from '@puente/contract/entities/contact-message';
import { limits } from '@puente/contract/limits';
import { Text } from '@puente/design-system/text';
import { useQuery } from '@puente/platform/query';
import { durationOf, messageCount } from './message-words.ts';

/** Time until people get their first answer, and what waits now. Empty when it cannot be loaded: it is an extra. */
export function AnswerTimes() {
  const { data } = useQuery(contactMessageQueries.answerTimes());
  return <Text tone="muted">{data ? sentencesOf(data) : ' '}</Text>;
}

function sentencesOf({ answered, medianMinutes, pending, overdue }: ContactAnswerTimes): string {
  const late = overdue === 0 ? 'ninguno con retraso' : `${overdue} con retraso`;
  const now =
    pending === 0 ? 'Nadie espera al equipo.' : `Esperan al equipo: ${messageCount(pending)}, ${late}.`;
  return medianMinutes === null
    ? `${now} En los últimos ${limits.contactMessage.figureDays} días no hay primeras respuestas.`
    : `${now} Tiempo hasta la primera respuesta, mediana de ${limits.contactMessage.figureDays} días: ${durationOf(medianMinutes)} (${messageCount(answered)}).`;
}
