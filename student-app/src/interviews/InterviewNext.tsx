import type { Interview } from '@puente/contract/entities/interview';
import type { ApplicationId } from '@puente/contract/ids';
import { Icon } from '@puente/design-system/icon';
import { Link } from '@puente/design-system/link';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { InterviewTime } from './InterviewTime.tsx';

interface InterviewNextProps {
  application: ApplicationId;
  /** Interviews of the student, latest first. */
  interviews: readonly Interview[];
}

/** Line about the interview that is to come, in the list of applications. Nothing while there is none. */
export function InterviewNext({ application, interviews }: InterviewNextProps) {
  const latest = interviews.find((interview) => interview.application === application);
  if (!latest || latest.state === 'cancelled' || latest.state === 'done') return null;
  const { state, starts_at: startsAt, minutes } = latest;
  return (
    <Text>
      <Icon name="calendar" />{' '}
      {state === 'offered' && (
        <Link href={href('application', { id: application })}>Elige hora para tu entrevista</Link>
      )}
      {state === 'asked' && <span>Entrevista: has pedido otra hora</span>}
      {state === 'taken' && startsAt !== null && (
        <>
          <span>{'Entrevista: '}</span>
          <InterviewTime startsAt={startsAt} minutes={minutes} />
        </>
      )}
    </Text>
  );
}
