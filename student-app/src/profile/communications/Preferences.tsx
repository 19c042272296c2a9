import { useState } from 'react';
import { explained } from '@puente/client/api-error';
import * as studentQueries from '@puente/client/student-queries';
import { updateStudent } from '@puente/client/students';
import { type MessageKind, messageKindCodes, messageKinds } from '@puente/contract/constants/message-kinds';
import type { NotificationPreferences } from '@puente/contract/entities/message';
import type { StudentId, UserId } from '@puente/contract/ids';
import { Checkbox } from '@puente/design-system/field';
import { Stack } from '@puente/design-system/layout';
import { Notice } from '@puente/design-system/notice';
import { QueryState } from '@puente/design-system/retry';
import { Skeleton } from '@puente/design-system/skeleton';
import { stateOf, useMutation, useQuery, useQueryClient } from '@puente/platform/query';
import { ProfileSection } from '../ProfileSection.tsx';
import sheet from '../Sheet.module.css';

interface PreferencesProps {
  user: UserId;
  /** ID of the student row. */
  student: StudentId;
}

/**
 * Notification settings of the student, on the page and by mail. Only existing notifications are listed, and each choice is saved at once.
 */
export function Preferences({ user, student }: PreferencesProps) {
  const preferences = useQuery(studentQueries.preferences(user));
  return (
    <div className={sheet.sheet}>
      <ProfileSection
        title="De qué quieres que te avisemos"
        lead="Los avisos llegan aquí y a la campana. Lo que elijas se guarda al momento."
      >
        <QueryState
          query={stateOf(preferences)}
          skeleton={<Skeleton lines={5} />}
          failed="No hemos podido cargar tus preferencias"
        >
          {(chosen) => <Choices user={user} student={student} chosen={chosen} />}
        </QueryState>
      </ProfileSection>
    </div>
  );
}

type Preference = MessageKind | 'email';

function Choices({ user, student, chosen }: PreferencesProps & { chosen: NotificationPreferences }) {
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const { queryKey } = studentQueries.preferences(user);
  const show = (name: Preference, wanted: boolean) =>
    queryClient.setQueryData(queryKey, (known) => known && { ...known, [name]: wanted });
  const { mutate } = useMutation({
    // Serialise the requests, so that the last click wins.
    scope: { id: 'preferences' },
    networkMode: 'always',
    mutationFn: ({ name, wanted }: { name: Preference; wanted: boolean }) =>
      updateStudent(student, { notification: { [name]: wanted } }),
    onMutate: ({ name, wanted }) => {
      setFailure(null);
      show(name, wanted);
    },
    onError: (error, { name, wanted }) => {
      show(name, !wanted);
      setFailure(explained(error));
    },
  });

  const box = (name: Preference, label: string, hint?: string) => (
    <Checkbox
      key={name}
      name={`preference-${name}`}
      label={label}
      hint={hint}
      checked={chosen[name]}
      onChange={(event) => mutate({ name, wanted: event.currentTarget.checked })}
    />
  );

  return (
    <Stack gap={4}>
      <Stack gap={1}>{messageKindCodes.map((kind) => box(kind, messageKinds[kind]))}</Stack>
      {box(
        'email',
        'Avisarme también por correo electrónico',
        'Un resumen por la mañana. Al momento, si tu solicitud llega, te responden o te escribe el equipo.',
      )}
      {failure !== null && (
        <Notice tone="danger" live title="No hemos podido guardar lo que has elegido">
          {failure}
        </Notice>
      )}
    </Stack>
  );
}
