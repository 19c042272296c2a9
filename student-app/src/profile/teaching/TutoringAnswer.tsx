import { explained } from '@puente/client/api-error';
import { answerTutoringOfProject, projectQueries } from '@puente/client/projects';
import { teacherQueries } from '@puente/client/teachers';
import type { ProjectId } from '@puente/contract/ids';
import { Button } from '@puente/design-system/button';
import { Cluster, Stack } from '@puente/design-system/layout';
import { Notice } from '@puente/design-system/notice';
import { Text } from '@puente/design-system/text';
import { useMutation, useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';

/** An organisation has named this teacher: until they accept, no reader learns anything of them. */
export function TutoringAnswer({ project, title }: { project: ProjectId; title: string }) {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: (accepted: boolean) => answerTutoringOfProject(project, accepted),
    onSuccess: async (_, accepted) => {
      showToast({
        tone: 'success',
        message: accepted ? `Ya figuras en «${title}».` : `Ya no figuras en «${title}».`,
      });
      await Promise.all(
        [teacherQueries.key, projectQueries.key].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      );
    },
  });
  return (
    <Stack gap={3}>
      <Text size="sm">Si aceptas, quien lo lea verá tu nombre y tu universidad.</Text>
      <Cluster gap={2}>
        <Button size="sm" disabled={isPending} onClick={() => mutate(true)}>
          Aceptar
        </Button>
        <Button size="sm" variant="secondary" disabled={isPending} onClick={() => mutate(false)}>
          Rechazar
        </Button>
      </Cluster>
      {error && (
        <Notice tone="danger" live title="No hemos podido guardar tu respuesta">
          {explained(error)}
        </Notice>
      )}
    </Stack>
  );
}
