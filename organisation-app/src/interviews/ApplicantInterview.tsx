import { interviewCalendarUrl, interviewQueries } from '@puente/client/interviews';
import { interviewPlaces, interviewStates } from '@puente/contract/constants/interviews';
import type { DeskApplication } from '@puente/contract/entities/desk';
import type { Interview } from '@puente/contract/entities/interview';
import { allows } from '@puente/contract/interview-rules';
import { interviewTime, spanishTimeNote, timeInZone } from '@puente/contract/interview-words';
import { Button } from '@puente/design-system/button';
import { Heading } from '@puente/design-system/heading';
import { Cluster, Stack } from '@puente/design-system/layout';
import { ButtonLink, Link } from '@puente/design-system/link';
import { Retry } from '@puente/design-system/retry';
import { Text } from '@puente/design-system/text';
import { useDialogOnPress } from '@puente/platform/dialogs';
import { retryOf, useQuery } from '@puente/platform/query';
import { useInBrowser } from '@puente/platform/ui';
import { mayOffer } from './may-offer.ts';

interface ApplicantInterviewProps {
  listed: DeskApplication;
  name: string;
}

/** The latest interview with an applicant, and the buttons to offer, move or cancel one. */
export function ApplicantInterview({ listed, name }: ApplicantInterviewProps) {
  const interviews = useQuery(interviewQueries.of(listed.id));
  const [latest] = interviews.data ?? [];
  if (interviews.isError)
    return <Retry place="section" title="No hemos podido cargar la entrevista" {...retryOf(interviews)} />;
  if (interviews.isPending || (!latest && !mayOffer(listed))) return null;
  return (
    <Stack as="section" gap={3} aria-label={`Entrevista con ${name}`}>
      <Heading level={3} size="sm">
        Entrevista
      </Heading>
      {latest ? <Facts interview={latest} /> : <Text>Ofrécele unas horas para que elija una.</Text>}
      <Acts listed={listed} name={name} interview={latest} />
    </Stack>
  );
}

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

function Facts({ interview }: { interview: Interview }) {
  const {
    state,
    starts_at: startsAt,
    minutes,
    times,
    place_kind: kind,
    place,
    reason,
    reason_by: by,
  } = interview;
  const zone = useInBrowser(ownZone, 'Europe/Madrid');
  const there = startsAt === null ? null : timeInZone(startsAt, minutes, zone);
  return (
    <>
      <Text>
        {startsAt === null
          ? `${interviewStates[state]}${state === 'offered' ? ` (${times.length})` : ''}.`
          : `${interviewStates[state]}: ${interviewTime(startsAt, minutes)} (${spanishTimeNote}).`}
      </Text>
      {there !== null && <Text size="sm" tone="muted">{`En tu zona horaria: ${there}`}</Text>}
      {state === 'offered' && (
        <ul>
          {times.map(({ starts_at: time, free }) => (
            <li key={time}>{`${interviewTime(time, minutes)}${free ? '' : ' · ya no está libre'}`}</li>
          ))}
        </ul>
      )}
      <Text size="sm">
        <span>{`${interviewPlaces[kind].label}: `}</span>
        {kind === 'video' ? (
          <Link href={place} external>
            {place}
          </Link>
        ) : (
          <span>{place}</span>
        )}
      </Text>
      {reason !== null && <Text size="sm">{`${by === 'student' ? 'Nos dice' : 'Motivo'}: «${reason}»`}</Text>}
    </>
  );
}

interface ActsProps extends ApplicantInterviewProps {
  interview: Interview | undefined;
}

function Acts({ listed, name, interview }: ActsProps) {
  const offering = useDialogOnPress(() => import(/* webpackChunkName: "interview" */ './OfferDialog.tsx'));
  const moving = useDialogOnPress(
    () => import(/* webpackChunkName: "interview" */ './MoveInterviewDialog.tsx'),
  );
  const cancelling = useDialogOnPress(
    () => import(/* webpackChunkName: "interview" */ './CancelInterviewDialog.tsx'),
  );
  const may = (act: 'offer' | 'move' | 'cancel') =>
    interview !== undefined && allows(interview.state, act, 'organization');
  return (
    <Cluster gap={2}>
      {may('offer') && (
        <Button size="sm" variant="secondary" {...offering.button}>
          Ofrecer otras horas
        </Button>
      )}
      {mayOffer(listed) && (
        <Button size="sm" variant="secondary" icon="calendar" {...offering.button}>
          Ofrecer una entrevista
        </Button>
      )}
      {interview?.state === 'taken' && (
        <ButtonLink
          href={interviewCalendarUrl(interview.id)}
          size="sm"
          variant="secondary"
          icon="calendar"
          download
        >
          Añadir a mi calendario
        </ButtonLink>
      )}
      {may('move') && (
        <Button size="sm" variant="secondary" {...moving.button}>
          Cambiar la hora
        </Button>
      )}
      {may('cancel') && (
        <Button size="sm" variant="quiet" {...cancelling.button}>
          Cancelar la entrevista
        </Button>
      )}
      {offering.Dialog && offering.isOpen && (
        <offering.Dialog
          applications={[listed.id]}
          people={name}
          interview={may('offer') ? interview : undefined}
          onClose={offering.close}
        />
      )}
      {interview && moving.Dialog && moving.isOpen && (
        <moving.Dialog interview={interview} onClose={moving.close} />
      )}
      {interview && cancelling.Dialog && cancelling.isOpen && (
        <cancelling.Dialog interview={interview} onClose={cancelling.close} />
      )}
    </Cluster>
  );
}
