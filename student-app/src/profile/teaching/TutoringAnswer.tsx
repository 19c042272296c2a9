import { answerTutoringOfProject, projectQueries } from '@puente/client/projects';
import { teacherQueries } from '@puente/client/teachers';
import type { ProjectId } from '@puente/contract/ids';
import { useMutation, useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';
import { AcceptOrDecline } from '../AcceptOrDecline.tsx';

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
    <AcceptOrDecline
      consequence="Si aceptas, quien lo lea verá tu nombre y tu universidad."
      busy={isPending}
      error={error}
      onAnswer={mutate}
    />
  );
}
