import type { Ref } from 'react';
import { ApiError, messageOf } from '@puente/client/api-error';
import { mergeOrganizations, mergeQueries } from '@puente/client/merges';
import * as organizationQueries from '@puente/client/organization-queries';
import type { OrganizationMerge } from '@puente/contract/entities/merge';
import type { Organization } from '@puente/contract/entities/organization';
import { clashLines, moveLines } from '@puente/contract/merge-words';
import { ConfirmedPlan, type ConsequenceGroup } from '@puente/design-system/consequences';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { Notice } from '@puente/design-system/notice';
import { QueryState } from '@puente/design-system/retry';
import { Skeleton } from '@puente/design-system/skeleton';
import { href } from '@puente/platform/links';
import { stateOf, useMutation, useQuery, useQueryClient } from '@puente/platform/query';
import { useNavigate } from '@puente/platform/router';
import { showToast } from '@puente/platform/ui';
import { effectLines, fieldLines, rightLines } from './merge-words.ts';

interface MergePreviewProps {
  from: Organization;
  into: Organization;
  headingRef?: Ref<HTMLHeadingElement>;
}

/** Everything that the merge would do, and the button that does it. */
export function MergePreview({ from, into, headingRef }: MergePreviewProps) {
  const preview = useQuery(mergeQueries.ofOrganizations(from.id, into.id));
  const queries = useQueryClient();
  const navigate = useNavigate();
  const merging = useMutation({
    mutationFn: (version: string) => mergeOrganizations(from.id, into.id, version),
    onSuccess: async () => {
      // Not fetched again by this page, whose organisation is gone.
      for (const queryKey of [organizationQueries.key, mergeQueries.key])
        await queries.invalidateQueries({ queryKey, refetchType: 'none' });
      await navigate(href('staffMerges'));
      showToast({ tone: 'success', message: `«${from.name}» es ahora parte de «${into.name}».` });
    },
    onError: async (error) => {
      if (!hasChanged(error)) return;
      // The list below is no longer what the merge would do: it is read again before anybody confirms it.
      await preview.refetch();
    },
  });

  return (
    <Stack as="section" gap={5} aria-labelledby="merge-preview">
      <Heading level={2} id="merge-preview" ref={headingRef} tabIndex={-1}>
        {`${from.name} pasa a ser parte de ${into.name}`}
      </Heading>
      <QueryState
        query={stateOf(preview)}
        skeleton={<Skeleton lines={8} />}
        failed="No hemos podido ver qué se mueve"
      >
        {(known) => (
          <ConfirmedPlan
            version={known.version}
            groups={groupsOf(known, from.name, into.name)}
            changed={hasChanged(merging.error) ? messageOf(merging.error) : null}
            actionLabel="Fusionar las dos"
            question={`¿Fusionar ${from.name} con ${into.name}?`}
            summary={`Queda ${into.name}, con todo lo de las dos. ${from.name} deja de existir, y avisamos a su gente.`}
            confirmLabel="Fusionar"
            busy={merging.isPending}
            failure={merging.error && messageOf(merging.error)}
            onConfirm={merging.mutate}
          >
            <Rights preview={known} from={from.name} />
          </ConfirmedPlan>
        )}
      </QueryState>
    </Stack>
  );
}

const hasChanged = (error: unknown): boolean => error instanceof ApiError && error.code === 'MergeChanged';

const groupsOf = (preview: OrganizationMerge, from: string, into: string): ConsequenceGroup[] => {
  const moves = moveLines(preview);
  return [
    { title: `Pasa a ${into}`, lines: moves.length > 0 ? moves : [`${from} no tiene nada que mover.`] },
    { title: 'Choca', lines: clashLines(preview) },
    { title: 'Datos de la ficha', lines: fieldLines(preview) },
    { title: 'Y además', lines: effectLines(preview, from, into) },
  ];
};

function Rights({ preview, from }: { preview: OrganizationMerge; from: string }) {
  const rights = rightLines(preview);
  if (rights.length === 0) return null;
  return (
    <Notice tone="warning" title={`Cambia lo que puede hacer la gente de ${from}`}>
      <Stack gap={1}>
        {rights.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </Stack>
    </Notice>
  );
}
