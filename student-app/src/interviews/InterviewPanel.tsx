import { interviewCalendarUrl, interviewQueries } from '@puente/client/interviews';
import { interviewPlaces, interviewStates } from '@puente/contract/constants/interviews';
import type { Interview } from '@puente/contract/entities/interview';
import type { ApplicationId } from '@puente/contract/ids';
import { allows, type InterviewAct } from '@puente/contract/interview-rules';
import { Button } from '@puente/design-system/button';
import { DescriptionList } from '@puente/design-system/description-list';
import { Heading } from '@puente/design-system/heading';
import { Cluster, Stack } from '@puente/design-system/layout';
import { ButtonLink, Link } from '@puente/design-system/link';
import { Text } from '@puente/design-system/text';
import { useDialogOnPress } from '@puente/platform/dialogs';
import { useQuery } from '@puente/platform/query';
import { InterviewTime } from './InterviewTime.tsx';
import { TakeTime } from './TakeTime.tsx';

/** The latest interview about an application, with everything that the student can do. Nothing while there is none. */
export function InterviewPanel({ application }: { application: ApplicationId }) {
  const [latest] = useQuery(interviewQueries.of(application)).data ?? [];
  if (!latest) return null;
  return (
    <Stack as="section" gap={4} aria-labelledby="interview">
      <Heading level={2} id="interview">
        Entrevista
      </Heading>
      <Text>{meaningOf(latest)}</Text>
      {latest.reason !== null && <Text>{`${reasonBy(latest)}: «${latest.reason}»`}</Text>}
      {latest.state !== 'cancelled' && <Facts interview={latest} />}
      {latest.state === 'offered' && <TakeTime interview={latest} />}
      <Acts interview={latest} />
    </Stack>
  );
}

function meaningOf({ state, organization: { name } }: Interview): string {
  switch (state) {
    case 'offered':
      return `${name} quiere hablar contigo. Elige una hora: otras personas pueden elegir las mismas.`;
    case 'asked':
      return `Has pedido otra hora. Te avisaremos cuando ${name} te ofrezca otras.`;
    case 'taken':
      return 'Tu entrevista está confirmada. Te la recordaremos el día antes y una hora antes.';
    case 'cancelled':
    case 'done':
      return `${interviewStates[state]}.`;
  }
}

function reasonBy({ reason_by: by, organization }: Interview): string {
  if (by === 'student') return 'Tu motivo';
  return by === 'organization' ? `Motivo de ${organization.name}` : 'Motivo';
}

function Facts({ interview }: { interview: Interview }) {
  const { starts_at: startsAt, minutes, place_kind: kind, place, note, interviewer } = interview;
  return (
    <DescriptionList
      items={[
        ...(startsAt === null
          ? [{ term: 'Duración', description: `${minutes} minutos` }]
          : [{ term: 'Cuándo', description: <InterviewTime startsAt={startsAt} minutes={minutes} /> }]),
        {
          term: interviewPlaces[kind].label,
          // The contract takes nothing but web addresses for video calls.
          description:
            kind === 'video' ? (
              <Link href={place} external>
                {place}
              </Link>
            ) : (
              place
            ),
        },
        ...(interviewer === null ? [] : [{ term: 'Con quién', description: interviewer.name }]),
        ...(note === null ? [] : [{ term: 'Ten en cuenta', description: note }]),
      ]}
    />
  );
}

function Acts({ interview }: { interview: Interview }) {
  const moving = useDialogOnPress(() => import(/* webpackChunkName: "interview" */ './MoveDialog.tsx'));
  const asking = useDialogOnPress(() => import(/* webpackChunkName: "interview" */ './ReasonDialog.tsx'));
  const cancelling = useDialogOnPress(() => import(/* webpackChunkName: "interview" */ './ReasonDialog.tsx'));
  const { state, times, starts_at: chosen } = interview;
  const may = (act: InterviewAct) => allows(state, act, 'student');
  const hasOther = times.some(({ starts_at: startsAt, free }) => free && startsAt !== chosen);
  if (!may('cancel')) return null;
  return (
    <Cluster gap={2} data-print="hide">
      {state === 'taken' && (
        <ButtonLink href={interviewCalendarUrl(interview.id)} variant="secondary" icon="calendar" download>
          Añadir a mi calendario
        </ButtonLink>
      )}
      {may('move') && hasOther && (
        <Button variant="secondary" {...moving.button}>
          Cambiar la hora
        </Button>
      )}
      {may('ask') && (
        <Button variant="secondary" {...asking.button}>
          Pedir otra hora
        </Button>
      )}
      <Button variant="quiet" {...cancelling.button}>
        Cancelar la entrevista
      </Button>
      {moving.Dialog && moving.isOpen && <moving.Dialog interview={interview} onClose={moving.close} />}
      {asking.Dialog && asking.isOpen && (
        <asking.Dialog act="ask" interview={interview} onClose={asking.close} />
      )}
      {cancelling.Dialog && cancelling.isOpen && (
        <cancelling.Dialog act="cancel" interview={interview} onClose={cancelling.close} />
      )}
    </Cluster>
  );
}
