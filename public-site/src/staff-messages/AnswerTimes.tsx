import type { ContactAnswerTimes } from '@puente/contract/entities/contact-message';
import { limits } from '@puente/contract/limits';
import { DescriptionList } from '@puente/design-system/description-list';
import { Disclosure } from '@puente/design-system/disclosure';
import { Stack } from '@puente/design-system/layout';
import { Text } from '@puente/design-system/text';
import { useQuery } from '@puente/platform/query';
import { figuresOf, type Queue } from './message-search.ts';
import { durationOf, queueWords, weekWords } from './message-words.ts';

/** Time until people get their first answer, and what waits now. Empty when it cannot be loaded: it is an extra. */
export function AnswerTimes({ queue }: { queue: Queue }) {
  const { data } = useQuery(figuresOf(queue));
  return (
    <Stack gap={3}>
      <Text tone="muted">{data ? sentencesOf(data, queueWords[queue].count) : ' '}</Text>
      {data && data.weeks.length > 0 && (
        <Disclosure summary="Tiempo hasta la primera respuesta, por semanas">
          <DescriptionList
            items={data.weeks.map(({ monday, answered, medianMinutes }) => ({
              term: weekWords(monday),
              description: `${durationOf(medianMinutes)} (${queueWords[queue].count(answered)})`,
            }))}
          />
        </Disclosure>
      )}
    </Stack>
  );
}

function sentencesOf(
  { answered, medianMinutes, pending, overdue }: ContactAnswerTimes,
  count: (answers: number) => string,
): string {
  const late = overdue === 0 ? 'ninguno con retraso' : `${overdue} con retraso`;
  const now = pending === 0 ? 'Nadie espera al equipo.' : `Esperan al equipo: ${count(pending)}, ${late}.`;
  return medianMinutes === null
    ? `${now} En los últimos ${limits.contactMessage.figureDays} días no hay primeras respuestas.`
    : `${now} Tiempo hasta la primera respuesta, mediana de ${limits.contactMessage.figureDays} días: ${durationOf(medianMinutes)} (${count(answered)}).`;
}
