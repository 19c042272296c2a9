import { ApiError, messageOf } from '@puente/client/api-error';
import { mergeQueries } from '@puente/client/merges';
import { ConfirmedPlan } from '@puente/design-system/consequences';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { QueryState } from '@puente/design-system/retry';
import { Skeleton } from '@puente/design-system/skeleton';
import { href } from '@puente/platform/links';
import { stateOf, useMutation, useQueryClient } from '@puente/platform/query';
import { useNavigate } from '@puente/platform/router';
import { showToast } from '@puente/platform/ui';
import type { Entry, EntryMergeProps } from './entry-merge.ts';
import { mergeGroups } from './merge-lines.ts';

interface EntryMergePreviewProps extends Pick<EntryMergeProps, 'usePreview' | 'merge' | 'changes'> {
  from: Entry;
  into: Entry;
}

/** Everything that the merge would do, and the button that does it. */
export function EntryMergePreview({ from, into, usePreview, merge, changes }: EntryMergePreviewProps) {
  const previewed = usePreview(from.id, into.id);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const merging = useMutation({
    mutationFn: (version: string) => merge(from.id, into.id, version),
    onSuccess: async () => {
      // Not fetched again by this page, whose entry is gone.
      for (const queryKey of [[changes], mergeQueries.key])
        await queries.invalidateQueries({ queryKey, refetchType: 'none' });
      await navigate(href('staffMerges'));
      showToast({ tone: 'success', message: `«${from.name}» es ahora «${into.name}».` });
    },
    onError: async (error) => {
      // The list below is no longer what the merge would do: it is read again before anybody confirms it.
      if (hasChanged(error)) await previewed.refetch();
    },
  });

  return (
    <Stack as="section" gap={5} aria-labelledby="merge-preview">
      <Heading level={2} id="merge-preview">
        {`${from.name} pasa a ser ${into.name}`}
      </Heading>
      <QueryState
        query={stateOf(previewed)}
        skeleton={<Skeleton lines={8} />}
        failed="No hemos podido ver qué se mueve"
      >
        {(known) => (
          <ConfirmedPlan
            version={known.version}
            groups={mergeGroups(known, { from: from.name, into: into.name })}
            changed={hasChanged(merging.error) ? messageOf(merging.error) : null}
            actionLabel="Fusionar las dos"
            question={`¿Fusionar ${from.name} con ${into.name}?`}
            summary={`Queda ${into.name}, con todo lo de las dos. ${from.name} deja de existir.`}
            confirmLabel="Fusionar"
            busy={merging.isPending}
            failure={merging.error && messageOf(merging.error)}
            onConfirm={merging.mutate}
          />
        )}
      </QueryState>
    </Stack>
  );
}

const hasChanged = (error: unknown): boolean => error instanceof ApiError && error.code === 'MergeChanged';
