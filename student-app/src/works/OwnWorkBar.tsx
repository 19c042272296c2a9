import { useState } from 'react';
import { mayPublishWork } from '@puente/contract/entities/published-works';
import type { Work } from '@puente/contract/entities/work';
import { stagesAfter } from '@puente/contract/forms/work-steps';
import { Button } from '@puente/design-system/button';
import { ConfirmDialog } from '@puente/design-system/dialog';
import { Cluster, Stack } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { Notice } from '@puente/design-system/notice';
import { useDialogOnPress } from '@puente/platform/dialogs';
import { href } from '@puente/platform/links';
import { useNavigate } from '@puente/platform/router';
import { useUser } from '@puente/platform/session';
import { TakedownBanner } from '../takedowns/TakedownBanner.tsx';
import { PublishLimit } from './PublishLimit.tsx';
import { RemoveWork } from './RemoveWork.tsx';
import { useOwnWork } from './use-own-work.ts';
import { standingOf } from './work-standing.ts';

/** Bar above an own work: its status and actions (specification §2). */
export function OwnWorkBar({ work }: { work: Work }) {
  const navigate = useNavigate();
  const user = useUser();
  const own = useOwnWork(work);
  const hiding = useDialogOnPress(() => import(/* webpackChunkName: "hideWork" */ './HideWorkDialog.tsx'));
  const [withdrawing, setWithdrawing] = useState(false);
  const { tone, title, text, byTeam } = standingOf(work);
  const [next] = stagesAfter(work.status);
  const isFull = work.isDraft && (own.limitReached || !mayPublishWork(user));
  const answered = () => setWithdrawing(false);

  return (
    <Stack gap={4} as="section" aria-label="Tu trabajo">
      {work.taken_down ? (
        <TakedownBanner kind="work" takedown={work.taken_down} />
      ) : (
        <Notice tone={tone} title={title}>
          {text}
        </Notice>
      )}
      {isFull && <PublishLimit always />}
      <Cluster>
        {work.isDraft && !isFull && (
          <Button busy={own.busy} onClick={() => void own.publish()}>
            Publicar
          </Button>
        )}
        <ButtonLink href={href('workEdit', { id: work.id })} variant="secondary">
          Editar
        </ButtonLink>
        {next && (
          <ButtonLink href={href('workComplete', { id: work.id }, { status: next })} variant="secondary">
            {next === 'onGoing' ? 'Ya está en curso' : 'Ya está terminado'}
          </ButtonLink>
        )}
        {!work.isDraft && work.isHidden !== true && (
          <Button variant="quiet" {...hiding.button}>
            Ocultar
          </Button>
        )}
        {work.isHidden === true && !byTeam && (
          <Button variant="secondary" busy={own.busy} onClick={() => void own.show()}>
            Volver a mostrar
          </Button>
        )}
        {work.isDraft ? (
          <RemoveWork work={work} onRemoved={() => void navigate(href('profile', {}, { section: 'tfx' }))} />
        ) : (
          <Button variant="quiet" onClick={() => setWithdrawing(true)}>
            Retirar
          </Button>
        )}
      </Cluster>
      {hiding.Dialog && hiding.isOpen && (
        <hiding.Dialog id={work.id} onHidden={own.hidden} onClose={hiding.close} />
      )}
      <ConfirmDialog
        open={withdrawing}
        title="¿Retiras el trabajo del repositorio?"
        confirmLabel="Retirar"
        cancelLabel="Dejarlo publicado"
        busy={own.busy}
        onConfirm={() => void own.unpublish().then(answered)}
        onCancel={answered}
      >
        Vuelve a ser un borrador: solo lo ves tú, quien te dirige y el equipo, y puedes publicar otro en su
        lugar.
      </ConfirmDialog>
    </Stack>
  );
}
