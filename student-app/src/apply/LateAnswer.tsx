import { messageOf } from '@puente/client/api-error';
import * as applicationQueries from '@puente/client/application-queries';
import { withdrawApplication } from '@puente/client/applications';
import type { Application } from '@puente/contract/entities/application';
import { Button } from '@puente/design-system/button';
import { Stack } from '@puente/design-system/layout';
import { Text } from '@puente/design-system/text';
import { useMutation, useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';

/** Withdrawal reason that the organisation reads. */
const reason = 'El plazo en el que dijisteis que responderíais ha pasado.';

/** Offers to withdraw with one click once the organisation's own deadline for an answer has passed. */
export function LateAnswer({
  application: { id, project },
}: {
  application: Pick<Application, 'id' | 'project'>;
}) {
  const queryClient = useQueryClient();
  const withdrawal = useMutation({
    mutationFn: () => withdrawApplication(id, reason),
    onSuccess: () => {
      showToast({ tone: 'success', message: 'Has retirado tu solicitud.' });
      return queryClient.invalidateQueries({ queryKey: applicationQueries.key });
    },
    onError: (error) =>
      showToast({
        tone: 'danger',
        message: `No hemos podido retirar tu solicitud. ${messageOf(error)}`,
      }),
  });
  return (
    <Stack gap={2}>
      <Text as="p">
        <strong>El plazo de respuesta ha pasado.</strong>
      </Text>
      <div>
        <Button
          variant="secondary"
          size="sm"
          busy={withdrawal.isPending}
          aria-label={project ? `Retirar mi solicitud: ${project.title}` : undefined}
          onClick={() => withdrawal.mutate()}
        >
          Retirar mi solicitud
        </Button>
      </div>
    </Stack>
  );
}
