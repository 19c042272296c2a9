import { useState } from 'react';
import { explained } from '@puente/client/api-error';
import {
  deleteOpportunity,
  opportunityQueries,
  publishOpportunity,
  unpublishOpportunity,
} from '@puente/client/opportunities';
import * as organizationQueries from '@puente/client/organization-queries';
import type { Opportunity } from '@puente/contract/entities/opportunity';
import { Button } from '@puente/design-system/button';
import { Chip } from '@puente/design-system/chip';
import { ConfirmDialog } from '@puente/design-system/dialog';
import { Cluster, Stack } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { Notice } from '@puente/design-system/notice';
import { href } from '@puente/platform/links';
import { useMutation, useQueryClient } from '@puente/platform/query';
import { useNavigate } from '@puente/platform/router';
import { showToast } from '@puente/platform/ui';

type Move = 'publish' | 'retire' | 'delete';

const told: Readonly<Record<Move, string>> = {
  publish: 'Publicada: ya la ven los estudiantes.',
  retire: 'Retirada: vuelve a ser un borrador.',
  delete: 'Borrador eliminado.',
};

/** Status of an opportunity, with its actions: publish, take back, delete a draft. */
export function OpportunityStanding({ opportunity }: { opportunity: Opportunity }) {
  const { id, isDraft, status, details } = opportunity;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Exclude<Move, 'publish'> | null>(null);
  const { mutate, isPending, error, reset } = useMutation<unknown, Error, Move>({
    mutationFn: (move) => calls[move](id),
    onSuccess: async (_, move) => {
      showToast({ tone: 'success', message: told[move] });
      setAsked(null);
      // Leave the page before invalidating: otherwise it would fetch the deleted record again.
      if (move === 'delete') await navigate(href('organizationProjects'));
      await Promise.all(
        [opportunityQueries.key, organizationQueries.key].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      );
    },
  });

  return (
    <Stack gap={3}>
      <Cluster gap={3}>
        {isDraft ? (
          <>
            <Chip icon="edit">Borrador</Chip>
            <Button size="sm" busy={isPending} onClick={() => mutate('publish')}>
              Publicar
            </Button>
            <Button size="sm" variant="quiet" icon="trash" onClick={() => setAsked('delete')}>
              Eliminar borrador
            </Button>
          </>
        ) : (
          <>
            {status === 'open' ? (
              <Chip tone="success" icon="success">
                Publicada
              </Chip>
            ) : (
              <Chip icon="clock">{details.type === 'Evento' ? 'Ya ha pasado' : 'Cerrada'}</Chip>
            )}
            <ButtonLink size="sm" variant="secondary" icon="eye" href={href('opportunity', { id })}>
              Ver la página
            </ButtonLink>
            <Button size="sm" variant="quiet" onClick={() => setAsked('retire')}>
              Retirar
            </Button>
          </>
        )}
      </Cluster>
      {error && asked === null && (
        <Notice tone="danger" live title="No hemos podido hacerlo">
          {explained(error)}
        </Notice>
      )}
      <ConfirmDialog
        open={asked !== null}
        title={asked === 'delete' ? '¿Eliminar este borrador?' : '¿Retirar esta oportunidad?'}
        confirmLabel={asked === 'delete' ? 'Eliminar el borrador' : 'Retirar la oportunidad'}
        tone="danger"
        busy={isPending}
        failure={error && explained(error)}
        onConfirm={() => asked !== null && mutate(asked)}
        onCancel={() => {
          setAsked(null);
          reset();
        }}
      >
        <p>
          {asked === 'delete'
            ? 'No se puede deshacer.'
            : 'Los estudiantes dejan de verla. Puedes volver a publicarla; quien dijo que le interesa sigue en la lista.'}
        </p>
      </ConfirmDialog>
    </Stack>
  );
}

const calls = {
  publish: publishOpportunity,
  retire: unpublishOpportunity,
  delete: deleteOpportunity,
} as const satisfies Record<Move, unknown>;
