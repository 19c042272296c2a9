import { useState } from 'react';
import { explained } from '@puente/client/api-error';
import { collaborationQueries, logWeek } from '@puente/client/collaborations';
import { dayInSpain } from '@puente/contract/day-in-spain';
import type { Collaboration, LoggedWeek } from '@puente/contract/entities/collaboration';
import { hoursInWords, weeksBetween } from '@puente/contract/hours-log';
import { limits } from '@puente/contract/limits';
import { Button, IconButton } from '@puente/design-system/button';
import { Cluster, Stack } from '@puente/design-system/layout';
import { Notice } from '@puente/design-system/notice';
import { useNow } from '@puente/design-system/now';
import { Text, VisuallyHidden } from '@puente/design-system/text';
import { useMutation, useQueryClient } from '@puente/platform/query';
import { weekInWords } from './collaboration-words.ts';
import styles from './HoursLog.module.css';

const { step, week: most } = limits.hoursLog;
/** Weeks that are shown before a press on 'Ver semanas anteriores'. */
const shownAtFirst = 4;

interface OwnWeeksProps {
  collaboration: Collaboration;
  weeks: readonly LoggedWeek[];
}

/** Weeks of the student, each with buttons for half an hour more or less. */
export function OwnWeeks({ collaboration, weeks }: OwnWeeksProps) {
  const { id, startedAt, endedAt, state } = collaboration;
  const [shown, setShown] = useState(shownAtFirst);
  // The present week when the page opened: a page that is open over midnight keeps its list.
  const today = dayInSpain(new Date(useNow()));
  const queryClient = useQueryClient();
  const { queryKey } = collaborationQueries.hours(id);
  // Minutes that were pressed and that the log does not have yet, by week.
  const [pressed, setPressed] = useState<Readonly<Record<string, number>>>({});
  const mutationKey = [...queryKey, 'log'];
  const { mutate, variables, error } = useMutation({
    mutationKey,
    // Presses in a row are sent one after the other.
    scope: { id: `hours-${id}` },
    mutationFn: (wanted: { week: string; minutes: number }) => logWeek(id, wanted),
    onMutate: ({ week, minutes }) => setPressed((before) => ({ ...before, [week]: minutes })),
    onSettled: async () => {
      if (queryClient.isMutating({ mutationKey }) > 1) return;
      await queryClient.invalidateQueries({ queryKey });
      setPressed({});
    },
  });
  const isOpen = state === 'running' || state === 'delivered';
  const all = weeksBetween(
    dayInSpain(new Date(startedAt ?? 0)),
    endedAt ? dayInSpain(new Date(endedAt)) : today,
  );
  const byWeek = new Map(weeks.map((week) => [week.week, week]));
  const listed = (isOpen ? all : all.filter((week) => byWeek.has(week))).slice(0, shown);
  return (
    <Stack gap={3}>
      {isOpen && (
        <Text size="sm" tone="muted">
          Apunta lo que trabajas cada semana. La organización lo confirma.
        </Text>
      )}
      <ul data-plain="" className={styles.weeks}>
        {listed.map((week) => (
          <li key={week} className={styles.week}>
            <Week
              week={week}
              logged={byWeek.get(week)}
              minutes={pressed[week] ?? byWeek.get(week)?.minutes ?? 0}
              isOpen={isOpen}
              onLog={(minutes) => mutate({ week, minutes })}
            />
          </li>
        ))}
      </ul>
      {error !== null && (
        <Notice tone="danger" live title="No hemos podido apuntar las horas">
          {`${weekInWords(variables.week)}: ${explained(error)}`}
        </Notice>
      )}
      {isOpen && all.length > shown && (
        <div>
          <Button variant="quiet" size="sm" onClick={() => setShown(all.length)}>
            Ver semanas anteriores
          </Button>
        </div>
      )}
    </Stack>
  );
}

interface WeekProps {
  week: string;
  logged: LoggedWeek | undefined;
  minutes: number;
  isOpen: boolean;
  onLog: (minutes: number) => void;
}

function Week({ week, logged, minutes, isOpen, onLog }: WeekProps) {
  const isConfirmed = logged !== undefined && logged.confirmedAt !== null;
  const name = weekInWords(week);
  return (
    <>
      <span className={styles.name}>{name}</span>
      <Cluster gap={2}>
        {isOpen && !isConfirmed && (
          <IconButton
            icon="minus"
            size="sm"
            label={`Media hora menos, ${name}`}
            disabled={minutes === 0}
            onClick={() => onLog(Math.max(0, minutes - step))}
          />
        )}
        <output className={styles.hours}>{`${hoursInWords(minutes)} h`}</output>
        {isOpen && !isConfirmed && (
          <>
            <IconButton
              icon="plus"
              size="sm"
              label={`Media hora más, ${name}`}
              disabled={minutes >= most}
              onClick={() => onLog(Math.min(most, minutes + step))}
            />
            <Button
              variant="secondary"
              size="sm"
              disabled={minutes >= most}
              onClick={() => onLog(Math.min(most, minutes + 10 * step))}
            >
              + 5 h<VisuallyHidden>{`, ${name}`}</VisuallyHidden>
            </Button>
          </>
        )}
        {isConfirmed && (
          <Text as="span" size="sm" tone="muted">
            Confirmadas
          </Text>
        )}
      </Cluster>
      {logged && logged.objection !== null && (
        <Text size="sm" className={styles.objection}>
          {`La organización pide que la revises: ${logged.objection}`}
        </Text>
      )}
    </>
  );
}
