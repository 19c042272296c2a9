import { type Ref, useState } from 'react';
import { ApiError, messageOf } from '@puente/client/api-error';
import { mergeOrganizations, mergeQueries } from '@puente/client/merges';
import * as organizationQueries from '@puente/client/organization-queries';
import type { OrganizationMerge } from '@puente/contract/entities/merge';
import type { Organization } from '@puente/contract/entities/organization';
import { clashLines, moveLines } from '@puente/contract/merge-words';
import { Button } from '@puente/design-system/button';
import { ConfirmDialog } from '@puente/design-system/dialog';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { Notice } from '@puente/design-system/notice';
import { QueryState } from '@puente/design-system/retry';
import { Skeleton } from '@puente/design-system/skeleton';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { stateOf, useMutation, useQuery, useQueryClient } from '@puente/platform/query';
import { useNavigate } from '@puente/platform/router';
import { showToast } from '@puente/platform/ui';
import { effectLines, fieldLines, rightLines } from './merge-words.ts';
import { MergeLines } from './MergeLines.tsx';

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
  const [isAsking, setAsking] = useState(false);
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
      setAsking(false);
      await preview.refetch();
    },
  });
  const version = preview.data?.version;

  return (
    <Stack as="section" gap={5} aria-labelledby="merge-preview">
      <Heading level={2} id="merge-preview" ref={headingRef} tabIndex={-1}>
        {`${from.name} pasa a ser parte de ${into.name}`}
      </Heading>
      {hasChanged(merging.error) && (
        <Notice tone="warning" live title="Ha cambiado mientras lo mirabas">
          {messageOf(merging.error)}
        </Notice>
      )}
      <QueryState
        query={stateOf(preview)}
        skeleton={<Skeleton lines={8} />}
        failed="No hemos podido ver qué se mueve"
      >
        {(known) => <Consequences preview={known} from={from.name} into={into.name} />}
      </QueryState>
      {version !== undefined && (
        <div>
          <Button variant="danger" onClick={() => setAsking(true)}>
            Fusionar las dos
          </Button>
        </div>
      )}
      {isAsking && version !== undefined && (
        <ConfirmDialog
          open
          tone="danger"
          title={`¿Fusionar ${from.name} con ${into.name}?`}
          confirmLabel="Fusionar"
          busy={merging.isPending}
          failure={merging.error && messageOf(merging.error)}
          onConfirm={() => merging.mutate(version)}
          onCancel={() => setAsking(false)}
        >
          {`Queda ${into.name}, con todo lo de las dos. ${from.name} deja de existir, y avisamos a su gente.`}
        </ConfirmDialog>
      )}
    </Stack>
  );
}

const hasChanged = (error: unknown): boolean => error instanceof ApiError && error.code === 'MergeChanged';

interface ConsequencesProps {
  preview: OrganizationMerge;
  from: string;
  into: string;
}

function Consequences({ preview, from, into }: ConsequencesProps) {
  const moves = moveLines(preview);
  const rights = rightLines(preview);
  return (
    <Stack gap={5}>
      {rights.length > 0 && (
        <Notice tone="warning" title={`Cambia lo que puede hacer la gente de ${from}`}>
          <Stack gap={1}>
            {rights.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </Stack>
        </Notice>
      )}
      {moves.length === 0 && <Text>{`${from} no tiene nada que mover.`}</Text>}
      <MergeLines title={`Pasa a ${into}`} lines={moves} />
      <MergeLines title="Choca" lines={clashLines(preview)} />
      <MergeLines title="Datos de la ficha" lines={fieldLines(preview)} />
      <MergeLines title="Y además" lines={effectLines(preview, from, into)} />
    </Stack>
  );
}
