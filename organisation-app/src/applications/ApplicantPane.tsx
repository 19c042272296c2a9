import { useLayoutEffect, useRef } from 'react';
import { ApiError } from '@puente/client/api-error';
import * as applicationQueries from '@puente/client/application-queries';
import { refusals } from '@puente/contract/constants/refusals';
import { applicationMoves, isOfInterest, type Status, statuses } from '@puente/contract/constants/statuses';
import type { DeskApplication } from '@puente/contract/entities/desk';
import type { ApplicationId } from '@puente/contract/ids';
import { Button, IconButton } from '@puente/design-system/button';
import { FilterChip } from '@puente/design-system/chip';
import { Heading } from '@puente/design-system/heading';
import { Cluster, Stack } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { Notice } from '@puente/design-system/notice';
import { Retry } from '@puente/design-system/retry';
import { Skeleton } from '@puente/design-system/skeleton';
import { StatusChip } from '@puente/design-system/status';
import { Text } from '@puente/design-system/text';
import { hasRoute, href } from '@puente/platform/links';
import { retryOf, useQuery } from '@puente/platform/query';
import { longMoment } from '../dates.ts';
import { ApplicantInterview } from '../interviews/ApplicantInterview.tsx';
import { ApplicantContact } from './ApplicantContact.tsx';
import { ApplicantInclusion } from './ApplicantInclusion.tsx';
import { ApplicationAnswers } from './ApplicationAnswers.tsx';
import { CvPreview } from './CvPreview.tsx';
import styles from './Desk.module.css';
import { fullName } from './desk-listing.ts';
import { MatchReasons } from './MatchReasons.tsx';
import { moves } from './moves.ts';
import { PrivateNotes } from './PrivateNotes.tsx';
import { SelectedStudent } from './SelectedStudent.tsx';

interface ApplicantPaneProps {
  id: ApplicationId;
  /** The application from the desk's list, shown at once while the details load. */
  listed: DeskApplication | undefined;
  onMove: (to: Status) => void;
  onUndo: () => void;
  onSendNow: () => void;
  /** Asks for another moment. */
  onSendLater: () => void;
  onMark: (good: boolean) => void;
  onClose: () => void;
}

/** Reading pane for an application: the applicant, their answers, their CV, the colleagues' notes, and the buttons to answer. */
export function ApplicantPane({ id, listed, onClose, ...answering }: ApplicantPaneProps) {
  const application = useQuery(applicationQueries.one(id));
  const heading = useRef<HTMLHeadingElement>(null);
  // Each application starts at the top and is announced by name. Closing the pane returns focus to its card.
  useLayoutEffect(() => {
    heading.current?.focus();
  }, [id]);
  const name = listed ? fullName(listed) : 'Solicitud';

  return (
    <section className={styles.pane} aria-label={`Solicitud de ${name}`}>
      <div className={styles.paneHead}>
        <Heading level={2} size="lg" ref={heading} tabIndex={-1}>
          {name}
        </Heading>
        <IconButton icon="close" size="sm" label="Cerrar la solicitud" onClick={onClose} />
      </div>
      {listed && <Answers listed={listed} name={name} {...answering} />}
      {listed && <ApplicantInterview key={`interview-${id}`} listed={listed} name={name} />}
      {content()}
      <PrivateNotes key={id} application={id} />
    </section>
  );

  function content() {
    if (application.isPending) return <Skeleton lines={6} />;
    if (application.isError) {
      const isGone = application.error instanceof ApiError && application.error.code === 'NotFound';
      return (
        <Retry
          place="section"
          title={isGone ? 'Esta solicitud ya no está' : 'No hemos podido cargar la solicitud'}
          {...retryOf(application)}
        />
      );
    }
    const { data } = application;
    return (
      <Stack gap={5}>
        <SelectedStudent application={data} />
        <ApplicantContact {...data} />
        <ApplicantInclusion student={data.student} />
        {isOfInterest(data.status) && data.contact !== 'afterPreselection' && hasRoute('chat') && (
          <div>
            <ButtonLink
              href={href('chat', {}, { application: id })}
              variant="secondary"
              size="sm"
              icon="chat"
              aria-label={`Escribir a ${name}`}
            >
              Escribir
            </ButtonLink>
          </div>
        )}
        {(data.refusal !== null || data.reason !== null) && (
          <Notice tone="info" title={data.withdrawnAt === null ? 'Lo que dijiste' : 'Retirada'}>
            {[data.refusal === null ? null : refusals[data.refusal], data.reason].filter(Boolean).join(' ')}
          </Notice>
        )}
        <MatchReasons match={data.match} />
        <ApplicationAnswers application={data} />
        <CvPreview application={data} name={name} />
      </Stack>
    );
  }
}

interface AnswersProps extends Omit<ApplicantPaneProps, 'id' | 'listed' | 'onClose'> {
  listed: DeskApplication;
  name: string;
}

/** Buttons for the moves that are possible now: steps forward first, and one way to reject. */
function Answers({ listed, name, onMove, onUndo, onSendNow, onSendLater, onMark }: AnswersProps) {
  const { status, good_candidate: good, held, sends_at: sendsAt, decided_by: by } = listed;
  const possible = applicationMoves[status].toSorted(
    (one, other) => Number(one === 'new') - Number(other === 'new'),
  );
  return (
    <Stack gap={3}>
      <Cluster gap={2}>
        <StatusChip status={status} label={statuses[status]} />
        <FilterChip pressed={good} icon="star" onClick={() => onMark(!good)}>
          Buena candidatura
        </FilterChip>
      </Cluster>
      <Cluster gap={2} role="group" aria-label={`Responder a ${name}`}>
        {possible.map((to, index) => (
          <Button
            key={to}
            size="sm"
            variant={
              index === 0 ? 'primary' : moves[to]?.tone === 'danger' || to === 'new' ? 'quiet' : 'secondary'
            }
            onClick={() => onMove(to)}
          >
            {moves[to]?.label}
          </Button>
        ))}
      </Cluster>
      {held && (
        <Notice
          tone="info"
          action={
            <Cluster gap={2}>
              <Button variant="secondary" size="sm" onClick={onUndo}>
                Deshacer
              </Button>
              {sendsAt && (
                <Button variant="secondary" size="sm" onClick={onSendNow}>
                  Enviar ahora
                </Button>
              )}
              {sendsAt && (
                <Button variant="quiet" size="sm" aria-haspopup="dialog" onClick={onSendLater}>
                  Cambiar el momento
                </Button>
              )}
            </Cluster>
          }
        >
          {[
            sendsAt
              ? `Se enviará el ${longMoment(sendsAt)}. Hasta entonces no sabrá nada.`
              : 'Todavía no se lo hemos dicho.',
            by && `Lo decidió ${by}.`,
          ]
            .filter(Boolean)
            .join(' ')}
        </Notice>
      )}
      {possible
        .filter((to) => moves[to]?.tone === 'danger')
        .map((to) => (
          <Text key={to} size="sm" tone="muted">
            {`«${moves[to]?.label}» · ${moves[to]?.meaning}`}
          </Text>
        ))}
    </Stack>
  );
}
