import { useState } from 'react';
import { ApiError, messageOf } from '@puente/client/api-error';
import { announceMerge, mergeAccounts, mergeQueries } from '@puente/client/merges';
import { peopleQueries } from '@puente/client/people';
import { mergeObstacles } from '@puente/contract/constants/merges';
import { counted } from '@puente/contract/counted';
import type { AccountMerge } from '@puente/contract/entities/merge';
import type { Person } from '@puente/contract/entities/person';
import { limits } from '@puente/contract/limits';
import { clashLines, moveLines } from '@puente/contract/merge-words';
import { Button } from '@puente/design-system/button';
import { Consequences } from '@puente/design-system/consequences';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { Notice } from '@puente/design-system/notice';
import { useNow } from '@puente/design-system/now';
import { QueryState } from '@puente/design-system/retry';
import { Skeleton } from '@puente/design-system/skeleton';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { stateOf, useMutation, useQuery, useQueryClient } from '@puente/platform/query';
import { useNavigate } from '@puente/platform/router';
import { showToast } from '@puente/platform/ui';
import { ProofDialog } from '../../security/ProofDialog.tsx';

interface AccountMergePreviewProps {
  from: Person;
  into: Person;
}

/** Everything that the merge would do, the announcement that it needs, and the button that does it. */
export function AccountMergePreview({ from, into }: AccountMergePreviewProps) {
  const preview = useQuery(mergeQueries.ofAccounts(from.id, into.id));
  return (
    <Stack as="section" gap={5} aria-labelledby="merge-preview">
      <Heading level={2} id="merge-preview">
        {`Todo lo de ${from.email} pasa a ${into.email}`}
      </Heading>
      <QueryState
        query={stateOf(preview)}
        skeleton={<Skeleton lines={8} />}
        failed="No hemos podido ver qué se mueve"
      >
        {(known) =>
          known.obstacle === null ? (
            <Steps preview={known} from={from} into={into} />
          ) : (
            <Notice tone="warning" title="Estas dos cuentas no se pueden fusionar">
              {mergeObstacles[known.obstacle]}
            </Notice>
          )
        }
      </QueryState>
    </Stack>
  );
}

const moments = new Intl.DateTimeFormat('es-ES', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Madrid',
});
const spoken = (moment: string): string => moments.format(new Date(moment));

interface StepsProps extends AccountMergePreviewProps {
  preview: AccountMerge;
}

function Steps({ preview, from, into }: StepsProps) {
  const now = useNow();
  const { announcedAt, allowedFrom } = preview;
  const mayMerge = allowedFrom !== null && Date.parse(allowedFrom) <= now;
  return (
    <Stack gap={5}>
      <Consequences
        groups={[
          { title: `Pasa a ${into.email}`, lines: moveLines(preview) },
          { title: 'Choca', lines: clashLines(preview) },
          { title: 'Y además', lines: effectsOf(preview, from) },
        ]}
      />
      {announcedAt !== null && allowedFrom !== null && (
        <Notice tone="info" title="Hemos avisado a las dos direcciones">
          {mayMerge
            ? `Fue el ${spoken(announcedAt)}. Si la persona no ha dicho que no, ya puedes fusionarlas.`
            : `Puedes fusionarlas a partir del ${spoken(allowedFrom)}, si la persona no dice que no.`}
        </Notice>
      )}
      {mayMerge ? (
        <MergeButton version={preview.version} from={from} into={into} />
      ) : (
        <AnnounceButton isAgain={announcedAt !== null} from={from} into={into} />
      )}
    </Stack>
  );
}

const effectsOf = ({ sessions }: AccountMerge, { email }: Person): string[] => [
  `La cuenta de ${email} se cierra${sessions === 0 ? '' : `, con ${counted(sessions, 'sesión abierta', 'sesiones abiertas')}`}: no se puede entrar con ella.`,
  'Las dos direcciones reciben un correo antes y otro después.',
  `Puedes deshacerlo durante ${limits.merge.days} días. Después se borra lo que quede de la cuenta cerrada.`,
];

interface AnnounceButtonProps extends AccountMergePreviewProps {
  isAgain: boolean;
}

function AnnounceButton({ isAgain, from, into }: AnnounceButtonProps) {
  const queries = useQueryClient();
  const announcing = useMutation({
    mutationFn: () => announceMerge(from.id, into.id),
    onSuccess: (preview) => {
      queries.setQueryData(mergeQueries.ofAccounts(from.id, into.id).queryKey, preview);
      showToast({ tone: 'success', message: `Hemos avisado a ${from.email} y a ${into.email}.` });
    },
  });
  return (
    <Stack gap={3}>
      <Text tone="muted">
        {`Antes de fusionarlas hay que avisar a las dos direcciones y esperar ${limits.merge.noticeHours} horas, por si alguna no es de la misma persona.`}
      </Text>
      <div>
        <Button
          variant={isAgain ? 'secondary' : 'primary'}
          busy={announcing.isPending}
          onClick={() => announcing.mutate()}
        >
          {isAgain ? 'Avisar otra vez' : 'Avisar a las dos direcciones'}
        </Button>
      </div>
      {announcing.error && (
        <Notice tone="danger" live title="No hemos podido avisar">
          {messageOf(announcing.error)}
        </Notice>
      )}
    </Stack>
  );
}

interface MergeButtonProps extends AccountMergePreviewProps {
  version: string;
}

function MergeButton({ version, from, into }: MergeButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const [hasChanged, setChanged] = useState(false);
  const queries = useQueryClient();
  const navigate = useNavigate();
  return (
    <Stack gap={4}>
      {hasChanged && (
        <Notice tone="warning" live title="Ha cambiado mientras lo mirabas">
          Mira otra vez qué se mueve antes de fusionarlas.
        </Notice>
      )}
      <div>
        <Button variant="danger" onClick={() => setAsking(true)}>
          Fusionar las dos cuentas
        </Button>
      </div>
      {isAsking && (
        <ProofDialog
          danger
          hasPassword
          title={`Fusionar ${from.email} con ${into.email}`}
          text={`Todo pasa a ${into.email}, y ${from.email} deja de servir para entrar. Escribe tu contraseña para confirmarlo.`}
          confirmLabel="Fusionar las cuentas"
          onConfirm={async ({ password = '' }) => {
            try {
              await mergeAccounts(from.id, { into: into.id, version, password });
            } catch (error) {
              if (!(error instanceof ApiError) || error.code !== 'MergeChanged') throw error;
              // The list above is no longer what the merge would do: it is read again before anybody confirms it.
              setChanged(true);
              await queries.invalidateQueries({ queryKey: mergeQueries.key });
              return;
            }
            // Not fetched again by this page, whose preview is over.
            for (const queryKey of [peopleQueries.key, mergeQueries.key])
              await queries.invalidateQueries({ queryKey, refetchType: 'none' });
            await navigate(href('staffMerges'));
            showToast({ tone: 'success', message: `Todo lo de ${from.email} está ahora en ${into.email}.` });
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  );
}
