import { collaborationQueries } from '@puente/client/collaborations';
import type { Collaboration, LoggedWeek } from '@puente/contract/entities/collaboration';
import { hoursInWords } from '@puente/contract/hours-log';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { QueryState } from '@puente/design-system/retry';
import { Skeleton } from '@puente/design-system/skeleton';
import { Text } from '@puente/design-system/text';
import { stateOf, useQuery } from '@puente/platform/query';
import { OwnWeeks } from './OwnWeeks.tsx';
import { lookAgain } from './use-collaboration.ts';
import { WeeksOfStudents } from './WeeksOfStudents.tsx';

/** Hours log of a collaboration that has begun: students write it, the organisation confirms it, the teacher reads it. */
export function HoursLog({ collaboration }: { collaboration: Collaboration }) {
  const hours = useQuery({ ...collaborationQueries.hours(collaboration.id), ...lookAgain });
  if (collaboration.startedAt === null) return null;
  return (
    <Stack as="section" gap={4} aria-labelledby="collaboration-hours">
      <Heading level={2} size="sm" id="collaboration-hours">
        Horas
      </Heading>
      <QueryState
        query={stateOf(hours)}
        skeleton={<Skeleton lines={3} />}
        failed="No hemos podido cargar las horas"
        headingLevel={3}
      >
        {(weeks) => (
          <>
            <Text>{totalsOf(weeks)}</Text>
            {collaboration.side === 'student' ? (
              <OwnWeeks collaboration={collaboration} weeks={weeks} />
            ) : (
              <WeeksOfStudents collaboration={collaboration} weeks={weeks} />
            )}
          </>
        )}
      </QueryState>
    </Stack>
  );
}

function totalsOf(weeks: readonly LoggedWeek[]): string {
  const sum = (some: readonly LoggedWeek[]) => some.reduce((all, { minutes }) => all + minutes, 0);
  const waiting = sum(weeks.filter(({ confirmedAt }) => confirmedAt === null));
  const confirmed = `${hoursInWords(sum(weeks) - waiting)} h confirmadas`;
  return waiting === 0 ? `${confirmed}.` : `${confirmed} y ${hoursInWords(waiting)} h por confirmar.`;
}
