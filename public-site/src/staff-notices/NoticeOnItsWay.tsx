import { useState } from 'react';
import { messageOf } from '@puente/client/api-error';
import { stopNotice } from '@puente/client/audience-notices';
import type { AudienceNotice } from '@puente/contract/entities/audience-notice';
import { Button } from '@puente/design-system/button';
import { DescriptionList } from '@puente/design-system/description-list';
import { ConfirmDialog } from '@puente/design-system/dialog';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { useMutation } from '@puente/platform/query';
import { useUser } from '@puente/platform/session';
import { showToast } from '@puente/platform/ui';
import { AudienceSummary } from './AudienceSummary.tsx';
import { figure, judgedOf, studentsWords } from './notice-words.ts';
import { NoticePreview } from './NoticePreview.tsx';
import styles from './StaffNotices.module.css';
import { StartDialog } from './StartDialog.tsx';
import { useKnownNotice } from './use-known-notice.ts';

interface NoticeOnItsWayProps {
  notice: AudienceNotice;
  /** The user has stopped or resumed it. */
  onActed: () => void;
}

/** A notice after its start was planned: how far it is, how it ended, and the buttons that stop and resume it. */
export function NoticeOnItsWay({ notice, onActed }: NoticeOnItsWayProps) {
  const [asking, setAsking] = useState<'stop' | 'resume' | null>(null);
  const mayStart = useUser()?.staffRole === 'administrator';
  const { state } = notice;
  const isPlanned = state === 'planned';
  return (
    <Stack gap={8}>
      {!isPlanned && <Progress notice={notice} />}
      {(isPlanned || state === 'sending') && (
        <div>
          <Button variant="danger" icon="close" aria-haspopup="dialog" onClick={() => setAsking('stop')}>
            {isPlanned ? 'Cancelar el envío' : 'Detener el envío'}
          </Button>
        </div>
      )}
      {state === 'stopped' && mayStart && (
        <div>
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => setAsking('resume')}>
            Reanudar el envío…
          </Button>
        </div>
      )}
      <AudienceSummary audience={notice.audience} />
      <NoticePreview notice={notice} />
      {asking === 'stop' && <StopDialog notice={notice} onDone={onActed} onClose={() => setAsking(null)} />}
      {asking === 'resume' && (
        <StartDialog notice={notice} onDone={onActed} onClose={() => setAsking(null)} />
      )}
    </Stack>
  );
}

function Progress({ notice }: { notice: AudienceNotice }) {
  const { people, told, mailed, undelivered, declined, rested } = notice;
  // Students who came after the start are told, too.
  const most = Math.max(people, judgedOf(notice), 1);
  return (
    <Stack as="section" gap={4} aria-labelledby="progress">
      <Heading level={2} id="progress">
        {notice.state === 'sending' ? 'Cómo va' : 'Resultado'}
      </Heading>
      <div>
        <p id="progress-words" role="status">
          {`${figure(judgedOf(notice))} de ${studentsWords(most)} de la audiencia`}
        </p>
        <progress
          className={styles.progress}
          value={judgedOf(notice)}
          max={most}
          aria-labelledby="progress-words"
        />
      </div>
      <DescriptionList
        columns
        items={[
          { term: 'Lo han recibido', description: figure(told) },
          { term: 'También por correo', description: figure(mailed) },
          { term: 'No quieren este tipo', description: figure(declined) },
          { term: 'Tuvieron otro hace poco', description: figure(rested) },
          { term: 'Correos sin entregar', description: figure(undelivered) },
        ]}
      />
    </Stack>
  );
}

interface StopDialogProps {
  notice: AudienceNotice;
  onDone: () => void;
  onClose: () => void;
}

function StopDialog({ notice, onDone, onClose }: StopDialogProps) {
  const show = useKnownNotice();
  const isPlanned = notice.state === 'planned';
  const stopping = useMutation({
    mutationFn: () => stopNotice(notice.id),
    onSuccess: async (stopped) => {
      onDone();
      onClose();
      await show(stopped);
      showToast({
        tone: 'success',
        message: stopped.state === 'draft' ? 'El aviso vuelve a ser un borrador.' : 'El envío está detenido.',
      });
    },
  });
  return (
    <ConfirmDialog
      open
      title={isPlanned ? '¿Cancelar el envío?' : '¿Detener el envío?'}
      confirmLabel={isPlanned ? 'Cancelar el envío' : 'Detener el envío'}
      cancelLabel={isPlanned ? 'Dejarlo programado' : 'Seguir enviando'}
      tone="danger"
      busy={stopping.isPending}
      failure={stopping.error && messageOf(stopping.error)}
      onConfirm={() => stopping.mutate()}
      onCancel={onClose}
    >
      {isPlanned
        ? 'Nadie lo ha recibido. El aviso vuelve a ser un borrador, que puedes cambiar.'
        : 'Nadie más lo recibe. Quien ya lo tiene lo conserva, y sus correos salen. Después se puede reanudar donde se quedó.'}
    </ConfirmDialog>
  );
}
