import { messageOf, reportUnexpected } from '@puente/client/api-error';
import { beginResult, collaborationQueries, setNaming } from '@puente/client/collaborations';
import { workQueries } from '@puente/client/works';
import type { Collaboration } from '@puente/contract/entities/collaboration';
import type { CollaborationResult as Result } from '@puente/contract/entities/collaboration-result';
import { Button } from '@puente/design-system/button';
import { Checkbox } from '@puente/design-system/field';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { useMutation, useQuery, useQueryClient } from '@puente/platform/query';
import { useNavigate } from '@puente/platform/router';
import { showToast } from '@puente/platform/ui';

/** Works that came of a collaboration: students publish theirs, the organisation decides whether they may name it. */
export function CollaborationResult({ collaboration }: { collaboration: Collaboration }) {
  const { id, state, side, startedAt } = collaboration;
  const result = useQuery({ ...collaborationQueries.result(id), enabled: startedAt !== null }).data;
  const isDelivered = state === 'delivered' || state === 'closed';
  const publishes = side === 'student' && isDelivered;
  if (result === undefined) return null;
  if (!publishes && side !== 'organization' && result.works.length === 0) return null;
  return (
    <Stack as="section" gap={4} aria-labelledby="collaboration-result">
      <Heading level={2} size="sm" id="collaboration-result">
        Resultado
      </Heading>
      {result.works.length > 0 && (
        <Stack as="ul" gap={2}>
          {result.works.map((work) => (
            <li key={work.id}>
              <Link href={href(work.isDraft ? 'workEdit' : 'work', { id: work.id })}>{work.title}</Link>
              {work.isDraft && (
                <Text as="span" size="sm" tone="muted">{` Sin publicar: solo lo ves tú.`}</Text>
              )}
            </li>
          ))}
        </Stack>
      )}
      {publishes && !result.works.some(({ own }) => own) && <OwnWork collaboration={collaboration} />}
      {side === 'organization' && <Naming collaboration={collaboration} result={result} />}
    </Stack>
  );
}

/** Begins the record of the student's own work. */
function OwnWork({ collaboration: { id } }: { collaboration: Collaboration }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const beginning = useMutation({
    mutationFn: () => beginResult(id),
    onSuccess: async (work) => {
      await queryClient.invalidateQueries({ queryKey: workQueries.key, refetchType: 'none' });
      await queryClient.invalidateQueries({ queryKey: collaborationQueries.result(id).queryKey });
      await navigate(href('workEdit', { id: work.id }));
    },
    onError: failed,
  });
  return (
    <Stack gap={3}>
      <Text>
        Publícalo en el repositorio si se puede contar. Te dejamos el registro empezado con lo que dice el
        proyecto: tú pones el resumen y el documento.
      </Text>
      <div>
        <Button busy={beginning.isPending} onClick={() => beginning.mutate()}>
          Publicar el trabajo
        </Button>
      </div>
    </Stack>
  );
}

/** The organisation's word on being named. */
function Naming({ collaboration: { id }, result }: { collaboration: Collaboration; result: Result }) {
  const queryClient = useQueryClient();
  const { queryKey } = collaborationQueries.result(id);
  const saving = useMutation({
    mutationFn: (named: boolean) => setNaming(id, named),
    onSuccess: (saved) => {
      queryClient.setQueryData(queryKey, saved);
      showToast({
        tone: 'success',
        message: saved.named
          ? 'Los trabajos que salgan de aquí os nombran.'
          : 'Los trabajos que salgan de aquí ya no os nombran.',
      });
    },
    onError: failed,
  });
  return (
    <Checkbox
      name="named"
      label="Los trabajos que salgan de esta colaboración pueden nombrarnos y enlazar el proyecto"
      hint="Cuenta también para los ya publicados. Puedes cambiarlo cuando quieras."
      checked={saving.isPending ? saving.variables : result.named}
      onChange={({ currentTarget }) => saving.mutate(currentTarget.checked)}
    />
  );
}

function failed(error: unknown): void {
  reportUnexpected(error);
  showToast({ tone: 'danger', message: messageOf(error) });
}
