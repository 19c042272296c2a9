import { useState } from 'react';
import { messageOf } from '@puente/client/api-error';
import { endSessionsOf, peopleQueries } from '@puente/client/people';
import { removeSecondFactorOf } from '@puente/client/second-factor';
import type { Person } from '@puente/contract/entities/person';
import { isViewable } from '@puente/contract/roles';
import { Button } from '@puente/design-system/button';
import { Card } from '@puente/design-system/card';
import { ConfirmDialog } from '@puente/design-system/dialog';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { useMutation, useQueryClient } from '@puente/platform/query';
import { useSearchParams } from '@puente/platform/router';
import { useUser } from '@puente/platform/session';
import { showToast } from '@puente/platform/ui';
import { ProofDialog } from '../security/ProofDialog.tsx';
import { DutyDialog } from './DutyDialog.tsx';
import { PersonDeletionDialog } from './PersonDeletionDialog.tsx';
import { ViewDialog } from './ViewDialog.tsx';

type Act = 'view' | 'sessions' | 'duty' | 'factor' | 'deletion';

/** Acts of staff on an account: those that the duty of the user allows. */
export function PersonActions({ person }: { person: Person }) {
  // The page of an organisation leads here, to see as one of its people does.
  const [asked, setAsked] = useState<Act | null>(useSearchParams()[0].has('ver-como') ? 'view' : null);
  const user = useUser();
  const queries = useQueryClient();
  const isOwn = user?.id === person.id;
  const isAdministrator = user?.staffRole === 'administrator';
  const close = () => setAsked(null);
  const refresh = () => queries.invalidateQueries({ queryKey: peopleQueries.key });

  const acts: { act: Act; label: string; allowed: boolean }[] = [
    { act: 'view', label: 'Ver como lo ve', allowed: isViewable(person.profileType) },
    {
      act: 'duty',
      label: 'Cambiar su función',
      allowed: isAdministrator && !isOwn && person.profileType === 'staff',
    },
    {
      act: 'sessions',
      label: 'Cerrar sus sesiones',
      allowed: person.sessions > 0 && (isAdministrator || person.profileType !== 'staff'),
    },
    {
      act: 'factor',
      label: 'Quitar la verificación en dos pasos',
      allowed: isAdministrator && !isOwn && person.hasSecondFactor,
    },
    { act: 'deletion', label: 'Eliminar la cuenta', allowed: isAdministrator && !isOwn },
  ];
  const allowed = acts.filter((one) => one.allowed);
  const mayMerge = isAdministrator && person.profileType !== 'staff' && person.mergedInto === undefined;
  return (
    <Card as="section" aria-labelledby="person-actions">
      <Stack gap={4}>
        <Heading level={2} size="md" id="person-actions">
          Qué puedes hacer
        </Heading>
        {allowed.length === 0 && <Text tone="muted">Nada por ahora: no tiene ninguna sesión abierta.</Text>}
        {allowed.map(({ act, label }) => (
          <Button
            key={act}
            fullWidth
            variant={act === 'deletion' ? 'danger' : 'secondary'}
            onClick={() => setAsked(act)}
          >
            {label}
          </Button>
        ))}
        {mayMerge && (
          <ButtonLink fullWidth variant="secondary" href={href('staffPersonMerge', { id: person.id })}>
            Fusionar con otra cuenta suya
          </ButtonLink>
        )}
        <Text size="sm" tone="muted">
          Lo que hagas aquí queda en el registro del equipo, con tu nombre.
        </Text>
      </Stack>
      {asked === 'view' && isViewable(person.profileType) && <ViewDialog person={person} onClose={close} />}
      {asked === 'sessions' && <SessionsDialog person={person} onClose={close} onDone={refresh} />}
      {asked === 'duty' && <DutyDialog person={person} onClose={close} onDone={refresh} />}
      {asked === 'factor' && (
        <ProofDialog
          danger
          hasPassword
          title="Quitar la verificación en dos pasos"
          text={`${person.name} podrá entrar solo con su contraseña, y recibirá un correo que lo dice. Hazlo solo si sabes con certeza quién te lo pide.`}
          confirmLabel="Quitar la verificación"
          onConfirm={async ({ password = '' }) => {
            await removeSecondFactorOf(person.id, password);
            await refresh();
            showToast({ tone: 'success', message: 'Hemos quitado la verificación en dos pasos.' });
          }}
          onClose={close}
        />
      )}
      {asked === 'deletion' && <PersonDeletionDialog person={person} onClose={close} onDone={refresh} />}
    </Card>
  );
}

interface ActDialogProps {
  person: Person;
  onClose: () => void;
  onDone: () => Promise<void>;
}

function SessionsDialog({ person, onClose, onDone }: ActDialogProps) {
  const ending = useMutation({
    mutationFn: () => endSessionsOf(person.id),
    onSuccess: async () => {
      await onDone();
      onClose();
      showToast({ tone: 'success', message: 'Hemos cerrado sus sesiones.' });
    },
  });
  return (
    <ConfirmDialog
      open
      title={`¿Cerrar las sesiones de ${person.name}?`}
      confirmLabel="Cerrar sus sesiones"
      busy={ending.isPending}
      failure={ending.error && messageOf(ending.error)}
      onConfirm={() => ending.mutate()}
      onCancel={onClose}
    >
      Tendrá que volver a entrar en todos sus dispositivos. Lo que no haya guardado en un formulario se queda
      en su navegador.
    </ConfirmDialog>
  );
}
