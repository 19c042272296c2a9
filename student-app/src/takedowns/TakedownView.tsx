import { type ReactNode, useState } from 'react';
import { takedownQueries } from '@puente/client/takedowns';
import type { Takedown } from '@puente/contract/entities/takedown';
import type { TakedownId } from '@puente/contract/ids';
import { relativeTime } from '@puente/contract/relative-time';
import { statementOfTakedown, takedownNouns } from '@puente/contract/takedown-statement';
import { Card } from '@puente/design-system/card';
import { DetailSkeleton } from '@puente/design-system/details';
import { EmptyState } from '@puente/design-system/empty-state';
import { Heading, PageHeader } from '@puente/design-system/heading';
import { Container, Stack } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { Notice } from '@puente/design-system/notice';
import { PlainText } from '@puente/design-system/plain-text';
import { QueryState } from '@puente/design-system/retry';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { recordId } from '@puente/platform/pages';
import { stateOf, useQuery } from '@puente/platform/query';
import { useParams } from '@puente/platform/router';
import { usePageTitle, useReady } from '@puente/platform/ui';
import styles from './Takedown.module.css';
import { eventWords, kindWords, recordHref } from './takedown-words.ts';

interface TakedownViewProps {
  /** Link above the title. */
  back?: ReactNode;
  standingOf: (takedown: Takedown) => { tone: 'info' | 'success' | 'warning'; title: string; text: string };
  /** Buttons of the reader. */
  actions: (takedown: Takedown) => ReactNode;
}

/** Page of a takedown: its state, the statement of reasons and the history. */
export function TakedownView(props: TakedownViewProps) {
  const id = recordId('takedown', useParams().id);
  return <Container>{id === null ? <NotFound /> : <TakedownOf key={id} id={id} {...props} />}</Container>;
}

function TakedownOf({ id, ...props }: TakedownViewProps & { id: TakedownId }) {
  const takedown = useQuery(takedownQueries.one(id));
  usePageTitle(takedown.data && `Retirada: ${takedown.data.record.title}`);
  useReady(!takedown.isPending);
  return (
    <QueryState
      query={stateOf(takedown)}
      skeleton={<DetailSkeleton loading="Cargando la retirada" />}
      failed="No hemos podido cargar la retirada"
      headingLevel={1}
      notFound={<NotFound />}
    >
      {(known) => <Shown takedown={known} {...props} />}
    </QueryState>
  );
}

function Shown({ takedown, back, standingOf, actions }: TakedownViewProps & { takedown: Takedown }) {
  const { kind, record, reason, words, state, history } = takedown;
  const [initialState] = useState(state);
  const standing = standingOf(takedown);
  return (
    <Stack gap={6}>
      {back}
      <PageHeader
        eyebrow={state === 'lifted' ? kindWords[kind] : `${kindWords[kind]} ${takedownNouns[kind].taken}`}
        title={record.title}
        actions={
          <ButtonLink variant="secondary" icon="eye" href={recordHref(takedown)}>
            {`Ver ${takedownNouns[kind].the}`}
          </ButtonLink>
        }
      />
      {/* The dialog and the button that opened it are gone after a change of state. */}
      <Notice
        key={state}
        tone={standing.tone}
        title={standing.title}
        live={state !== initialState}
        takesFocus={state !== initialState}
      >
        {standing.text}
      </Notice>
      {actions(takedown)}
      <Stack as="section" gap={4} aria-labelledby="statement">
        <Heading level={2} id="statement">
          Motivo
        </Heading>
        <div className={styles.statement}>
          {statementOfTakedown({ kind, title: record.title, reason, words }).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </Stack>
      <Stack as="section" gap={4} aria-labelledby="history">
        <Heading level={2} id="history">
          Historial
        </Heading>
        <Stack as="ol" gap={4}>
          {history.map(({ event, date, by, words: said }) => (
            <li key={event}>
              <Card as="div">
                <Text>
                  <strong>{eventWords[event]}</strong>
                </Text>
                <Text size="sm" tone="muted">
                  {[by, relativeTime(date)].filter(Boolean).join(' · ')}
                </Text>
                {said !== null && <PlainText text={said} />}
              </Card>
            </li>
          ))}
        </Stack>
      </Stack>
    </Stack>
  );
}

function NotFound() {
  usePageTitle('Retirada no encontrada');
  useReady(true);
  return (
    <EmptyState
      headingLevel={1}
      icon="lock"
      title="No encontramos esta retirada"
      action={<ButtonLink href={href('home')}>Ir al inicio</ButtonLink>}
    >
      Puede que la publicación se haya eliminado o que la dirección tenga una errata.
    </EmptyState>
  );
}
