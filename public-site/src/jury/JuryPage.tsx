import { useState } from 'react';
import { awardQueries } from '@puente/client/awards';
import { counted } from '@puente/contract/counted';
import type { JuryEntry, JuryTask } from '@puente/contract/entities/award';
import { EmptyState } from '@puente/design-system/empty-state';
import { Heading, PageHeader } from '@puente/design-system/heading';
import { Container, Stack } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { useNow } from '@puente/design-system/now';
import { QueryState } from '@puente/design-system/retry';
import { SkeletonList } from '@puente/design-system/skeleton';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { stateOf, useQuery } from '@puente/platform/query';
import { useReady } from '@puente/platform/ui';
import { momentWords } from '../awards/moment-words.ts';
import { EntryCard } from './EntryCard.tsx';
import { isJudged } from './jury-time.ts';
import { ScoreDialog } from './ScoreDialog.tsx';

/** /jurado: the works that a member of a jury scores. For teachers and the team. */
export default function JuryPage() {
  const juries = useQuery(awardQueries.juries());
  const now = new Date(useNow());
  useReady(!juries.isPending);
  return (
    <Container>
      <PageHeader
        title="Jurado de los premios"
        lead="Los trabajos que puntúas. Hasta que acabe el plazo nadie más del jurado ve tus puntos, y puedes cambiarlos."
      />
      <QueryState
        query={stateOf(juries)}
        skeleton={<SkeletonList count={2} />}
        failed="No hemos podido cargar los trabajos"
        empty={
          <EmptyState
            icon="star"
            title="No formas parte de ningún jurado"
            action={<ButtonLink href={href('awards')}>Ver los premios</ButtonLink>}
          >
            Si el equipo te invita, te escribimos un correo y aquí verás los trabajos.
          </EmptyState>
        }
      >
        {(tasks) => (
          <Stack gap={8}>
            {tasks.map((task) => (
              <Task key={task.edition} task={task} now={now} />
            ))}
          </Stack>
        )}
      </QueryState>
    </Container>
  );
}

function Task({ task, now }: { task: JuryTask; now: Date }) {
  const { edition, name, entries } = task;
  const [opened, setOpened] = useState<JuryEntry | null>(null);
  const toScore = entries.filter(({ obstacle }) => obstacle === null);
  const left = toScore.filter(({ score }) => score === null).length;
  const categories = [...new Set(entries.map(({ category }) => category))];
  return (
    <Stack as="section" gap={4} aria-labelledby={`jury-${edition}`}>
      <Heading level={2} id={`jury-${edition}`}>
        {name}
      </Heading>
      <Text>{timeWords(task, now)}</Text>
      {isJudged(task, now) && toScore.length > 0 && (
        <Text role="status" tone="muted">
          {left === 0
            ? 'Los has puntuado todos.'
            : `${left === 1 ? 'Te queda' : 'Te quedan'} ${counted(left, 'trabajo', 'trabajos')}.`}
        </Text>
      )}
      {entries.length === 0 && <Text tone="muted">No hay trabajos en tus categorías.</Text>}
      {categories.map((category) => (
        <Stack key={category} gap={3}>
          <Heading level={3} size="md">
            {category}
          </Heading>
          <Stack as="ul" gap={3}>
            {entries
              .filter((entry) => entry.category === category)
              .map((entry) => (
                <li key={entry.id}>
                  <EntryCard entry={entry} isOpen={isJudged(task, now)} onScore={() => setOpened(entry)} />
                </li>
              ))}
          </Stack>
        </Stack>
      ))}
      {opened && <ScoreDialog task={task} entry={opened} onClose={() => setOpened(null)} />}
    </Stack>
  );
}

function timeWords({ closesAt, judgedUntil }: JuryTask, now: Date): string {
  if (now < new Date(closesAt))
    return `Se presentan trabajos hasta el ${momentWords(closesAt, now)}, hora peninsular. Desde entonces puedes puntuarlos.`;
  return now < new Date(judgedUntil)
    ? `Puedes puntuar hasta el ${momentWords(judgedUntil, now)}, hora peninsular.`
    : `El plazo para puntuar acabó el ${momentWords(judgedUntil, now)}, hora peninsular.`;
}
