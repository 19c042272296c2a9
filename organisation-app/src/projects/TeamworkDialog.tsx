import { useState } from 'react';
import { explained } from '@puente/client/api-error';
import { collaborationQueries, setTeamwork } from '@puente/client/collaborations';
import type { OwnProject } from '@puente/contract/entities/project';
import { Dialog } from '@puente/design-system/dialog';
import { Checkbox } from '@puente/design-system/field';
import { Stack } from '@puente/design-system/layout';
import { Notice } from '@puente/design-system/notice';
import { QueryState } from '@puente/design-system/retry';
import { Skeleton } from '@puente/design-system/skeleton';
import { Text } from '@puente/design-system/text';
import { stateOf, useMutation, useQuery, useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';

interface TeamworkDialogProps {
  project: OwnProject;
  onClose: () => void;
}

/** Dialog in which the organisation says whether the selected students of a project work as one team. */
export default function TeamworkDialog({ project: { id, title }, onClose }: TeamworkDialogProps) {
  const queryClient = useQueryClient();
  const query = collaborationQueries.teamwork(id);
  const teamwork = useQuery(query);
  const [failure, setFailure] = useState<string | null>(null);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (wanted: boolean) => setTeamwork(id, wanted),
    onMutate: () => setFailure(null),
    onSuccess: (saved) => {
      queryClient.setQueryData(query.queryKey, saved);
      showToast({
        tone: 'success',
        message: saved.teamwork
          ? 'Quienes selecciones tendrán una colaboración en común.'
          : 'Cada persona que selecciones tendrá su colaboración.',
      });
    },
    onError: (error) => setFailure(explained(error)),
  });
  return (
    <Dialog open onClose={onClose} size="sm" title={`Trabajo en equipo: ${title}`}>
      <QueryState
        query={stateOf(teamwork)}
        skeleton={<Skeleton lines={2} />}
        failed="No hemos podido cargar esta opción"
        headingLevel={3}
      >
        {(known) => (
          <Stack gap={4}>
            <Checkbox
              name="teamwork"
              label="Las personas seleccionadas trabajan en equipo"
              checked={isPending ? variables : known.teamwork}
              onChange={({ currentTarget }) => mutate(currentTarget.checked)}
            />
            <Text size="sm" tone="muted">
              En equipo comparten una colaboración, con las mismas fechas y la misma entrega, y cada una
              apunta sus horas. Se decide antes de que la primera confirme que participa.
            </Text>
            {failure !== null && (
              <Notice tone="danger" live title="No hemos podido guardarlo">
                {failure}
              </Notice>
            )}
          </Stack>
        )}
      </QueryState>
    </Dialog>
  );
}
