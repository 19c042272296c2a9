import { interviewTime, spanishTimeNote, timeInZone } from '@puente/contract/interview-words';
import { Text } from '@puente/design-system/text';
import { useInBrowser } from '@puente/platform/ui';

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

interface InterviewTimeProps {
  startsAt: string;
  minutes: number;
}

/** Time of an interview in mainland Spain, and in the reader's own zone if its clocks differ. */
export function InterviewTime({ startsAt, minutes }: InterviewTimeProps) {
  const there = timeInZone(startsAt, minutes, useInBrowser(ownZone, 'Europe/Madrid'));
  return (
    <>
      <span>{`${interviewTime(startsAt, minutes)} (${spanishTimeNote})`}</span>
      {there !== null && (
        <>
          <br />
          <Text as="span" size="sm" tone="muted">
            {`En tu zona horaria: ${there}`}
          </Text>
        </>
      )}
    </>
  );
}
