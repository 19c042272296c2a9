import { useState } from 'react';
import { explained } from '@puente/client/api-error';
import * as applicationQueries from '@puente/client/application-queries';
import { collaborationQueries, confirmPlace } from '@puente/client/collaborations';
import type { Application } from '@puente/contract/entities/application';
import { Button } from '@puente/design-system/button';
import { Cluster, Stack } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { Notice } from '@puente/design-system/notice';
import { Text } from '@puente/design-system/text';
import { useDialogOnPress } from '@puente/platform/dialogs';
import { href } from '@puente/platform/links';
import { useMutation, useQueryClient } from '@puente/platform/query';
import { useNavigate } from '@puente/platform/router';
import { showToast } from '@puente/platform/ui';

/** For a selected student: confirm the place or decline it, and afterwards the way to the collaboration. */
export function TakePlace({ application }: { application: Application }) {
  const { status, withdrawnAt, collaboration } = application;
  // An older API does not know of collaborations, and a student who has left one has nothing to do here.
  if (status !== 'selected' || withdrawnAt !== null || collaboration === undefined) return null;
  if (collaboration === null) return <Choice application={application} />;
  return (
    <div data-print="hide">
      <ButtonLink href={href('collaboration', { id: collaboration })} size="sm">
        Ver la colaboración
      </ButtonLink>
    </div>
  );
}

function Choice({ application }: { application: Application }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const declining = useDialogOnPress(
    () => import(/* webpackChunkName: "placeDecline" */ './DeclineDialog.tsx'),
  );
  const { mutate, isPending } = useMutation({
    mutationFn: () => confirmPlace(application.id),
    onMutate: () => setFailure(null),
    onSuccess: async (begun) => {
      queryClient.setQueryData(collaborationQueries.one(begun.id).queryKey, begun);
      showToast({ tone: 'success', message: 'Has confirmado que participas.' });
      await navigate(href('collaboration', { id: begun.id }));
      await queryClient.invalidateQueries({ queryKey: applicationQueries.key });
    },
    onError: (error) => setFailure(explained(error)),
  });
  return (
    <Stack gap={3} data-print="hide">
      <Text>
        <strong>¿Participas?</strong> La organización espera tu respuesta para empezar.
      </Text>
      <Cluster gap={3}>
        <Button variant="secondary" size="sm" busy={isPending} onClick={() => mutate()}>
          Confirmar que participo
        </Button>
        <Button variant="secondary" size="sm" {...declining.button}>
          No puedo participar
        </Button>
      </Cluster>
      {failure !== null && (
        <Notice tone="danger" live title="No hemos podido guardar tu respuesta">
          {failure}
        </Notice>
      )}
      {declining.Dialog && declining.isOpen && (
        <declining.Dialog application={application} onClose={declining.close} />
      )}
    </Stack>
  );
}
