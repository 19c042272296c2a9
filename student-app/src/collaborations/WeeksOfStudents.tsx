import { useState } from 'react';
import { explained } from '@puente/client/api-error';
import { collaborationQueries, confirmWeeks } from '@puente/client/collaborations';
import { counted } from '@puente/contract/counted';
import type { Collaboration, LoggedWeek } from '@puente/contract/entities/collaboration';
import { hoursInWords } from '@puente/contract/hours-log';
import { Button } from '@puente/design-system/button';
import { Cluster, Stack } from '@puente/design-system/layout';
import { Notice } from '@puente/design-system/notice';
import { Text } from '@puente/design-system/text';
import { useDialogOnPress } from '@puente/platform/dialogs';
import { useMutation, useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';
import { nameOfMember, weekInWords } from './collaboration-words.ts';
import styles from './HoursLog.module.css';

interface WeeksOfStudentsProps {
  collaboration: Collaboration;
  weeks: readonly LoggedWeek[];
}

/** Weeks of all students: the organisation confirms them, or asks about one; the teacher reads them. */
export function WeeksOfStudents({ collaboration, weeks }: WeeksOfStudentsProps) {
  const { id, side, members } = collaboration;
  const queryClient = useQueryClient();
  const { queryKey } = collaborationQueries.hours(id);
  const waiting = weeks.filter(({ confirmedAt, objection }) => confirmedAt === null && objection === null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (seen: readonly LoggedWeek[]) =>
      confirmWeeks(id, { weeks: seen.map(({ id: week, minutes }) => ({ id: week, minutes })) }),
    onSuccess: (known, seen) => {
      queryClient.setQueryData(queryKey, known);
      const said = counted(seen.length, 'semana confirmada', 'semanas confirmadas');
      showToast({ tone: 'success', message: `${said}.` });
    },
    // A student may have changed a week meanwhile: the list shows it.
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
  const nameOf = new Map(members.map((member) => [member.id, nameOfMember(member)]));
  const isOrganization = side === 'organization';
  if (weeks.length === 0) return <Text tone="muted">Nadie ha apuntado horas todavía.</Text>;
  return (
    <Stack gap={3}>
      {isOrganization && waiting.length > 0 && (
        <div>
          <Button size="sm" busy={isPending} onClick={() => mutate(waiting)}>
            {`Confirmar ${counted(waiting.length, 'semana', 'semanas')}`}
          </Button>
        </div>
      )}
      {error !== null && (
        <Notice tone="danger" live title="No hemos podido confirmar las horas">
          {explained(error)}
        </Notice>
      )}
      <ul data-plain="" className={styles.weeks}>
        {weeks.map((week) => (
          <li key={week.id} className={styles.week}>
            <span className={styles.name}>
              {members.length > 1
                ? `${weekInWords(week.week)} · ${nameOf.get(week.member) ?? ''}`
                : weekInWords(week.week)}
            </span>
            <Cluster gap={2}>
              <span className={styles.hours}>{`${hoursInWords(week.minutes)} h`}</span>
              {week.confirmedAt !== null && (
                <Text as="span" size="sm" tone="muted">
                  Confirmadas
                </Text>
              )}
              {isOrganization && week.confirmedAt === null && (
                <Doubt collaboration={collaboration} week={week} />
              )}
            </Cluster>
            {week.objection !== null && (
              <Text size="sm" className={styles.objection}>{`Pediste que la revise: ${week.objection}`}</Text>
            )}
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function Doubt({ collaboration, week }: { collaboration: Collaboration; week: LoggedWeek }) {
  const { Dialog, isOpen, close, button } = useDialogOnPress(
    () => import(/* webpackChunkName: "collaborationDialogs" */ './ObjectionToWeekDialog.tsx'),
  );
  // The week as it was when the dialog opened: the API refuses a doubt about other hours.
  const [asked, setAsked] = useState(week);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        {...button}
        aria-label={`Pedir que revise ${weekInWords(week.week)}`}
        onClick={() => {
          setAsked(week);
          button.onClick();
        }}
      >
        Pedir que la revise
      </Button>
      {Dialog && isOpen && <Dialog collaboration={collaboration} week={asked} onClose={close} />}
    </>
  );
}
