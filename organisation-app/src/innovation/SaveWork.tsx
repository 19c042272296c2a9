import { messageOf } from '@puente/client/api-error';
import { profileQueries, saveWorkAsCoordinator } from '@puente/client/profiles';
import type { CurrentUser } from '@puente/contract/entities/user';
import type { Work } from '@puente/contract/entities/work';
import { Button } from '@puente/design-system/button';
import { VisuallyHidden } from '@puente/design-system/text';
import { useMutation, useQuery, useQueryClient } from '@puente/platform/query';
import { useUser } from '@puente/platform/session';
import { showToast } from '@puente/platform/ui';

/** Button to save or unsave a work. Only coordinators have saved works (specification §3). */
export function SaveWork({ work }: { work: Work }) {
  const user = useUser();
  if (user?.profileType !== 'coordinator' || !user.details) return null;
  return <SaveToggle work={work} user={user.id} coordinator={user.details.id} />;
}

interface SaveToggleProps {
  work: Work;
  user: CurrentUser['id'];
  coordinator: Parameters<typeof saveWorkAsCoordinator>[0];
}

function SaveToggle({ work, user, coordinator }: SaveToggleProps) {
  const queryClient = useQueryClient();
  const kept = profileQueries.savedWorks(user);
  const works = useQuery(kept).data;
  const { mutate, isPending } = useMutation({
    // Serialise the requests, so that the last click wins.
    scope: { id: 'saved-works' },
    mutationFn: (saved: boolean) => saveWorkAsCoordinator(coordinator, work.id, saved),
    onSuccess: (_, saved) =>
      queryClient.setQueryData(kept.queryKey, (before = []) => {
        const others = before.filter(({ id }) => id !== work.id);
        return saved ? [work, ...others] : others;
      }),
    onError: (error) =>
      showToast({ tone: 'danger', message: `No se ha podido guardar el cambio. ${messageOf(error)}` }),
  });
  // No button until the saved state is known.
  if (!works) return null;
  const saved = works.some(({ id }) => id === work.id);
  return (
    <Button
      size="sm"
      variant="quiet"
      icon={saved ? 'bookmark-filled' : 'bookmark'}
      aria-pressed={saved}
      busy={isPending}
      onClick={() => mutate(!saved)}
    >
      <span>{saved ? 'Guardado' : 'Guardar'}</span>
      <VisuallyHidden>{`: ${work.title}`}</VisuallyHidden>
    </Button>
  );
}
