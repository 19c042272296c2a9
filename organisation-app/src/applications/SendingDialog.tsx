import { useState } from 'react';
import type { DeskApplication } from '@puente/contract/entities/desk';
import type { ApplicationId } from '@puente/contract/ids';
import { clockInSpain } from '@puente/contract/moment-in-spain';
import { Button } from '@puente/design-system/button';
import { Dialog } from '@puente/design-system/dialog';
import { Stack } from '@puente/design-system/layout';
import { Notice } from '@puente/design-system/notice';
import { fullName } from './desk-listing.ts';
import { peopleIn } from './moves.ts';
import { atOnce, chosenMoment, type SendingChoice } from './sending-choice.ts';
import { SendingFields } from './SendingFields.tsx';

interface SendingDialogProps {
  /** Answers that their students do not know of. */
  applications: readonly DeskApplication[];
  /** @returns why it could not be changed */
  onSend: (ids: readonly ApplicationId[], sendAt: string | null) => Promise<string | null>;
  onClose: () => void;
}

/** Another moment for answers that wait to be sent. */
export function SendingDialog({ applications, onSend, onClose }: SendingDialogProps) {
  const [first] = applications;
  const [sending, setSending] = useState<SendingChoice>(() => choiceOf(first?.sends_at));
  const [attempts, setAttempts] = useState(0);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  if (!first) return null;
  const awaited = applications.map(({ awaited_until: until }) => until);
  const { problems } = chosenMoment(sending, awaited, new Date());

  async function save() {
    if (busy) return;
    const chosen = chosenMoment(sending, awaited, new Date());
    if (chosen.problems) return setAttempts(attempts + 1);
    setBusy(true);
    const failed = await onSend(
      applications.map(({ id }) => id),
      chosen.sendAt,
    );
    setBusy(false);
    setFailure(failed);
    if (failed === null) onClose();
  }

  return (
    <Dialog
      open
      onClose={busy ? () => undefined : onClose}
      title={`Cuándo se envía: ${applications.length === 1 ? fullName(first) : peopleIn(applications.length)}`}
      footer={
        <>
          <Button variant="secondary" aria-disabled={busy || undefined} onClick={onClose}>
            Cancelar
          </Button>
          <Button busy={busy} onClick={() => void save()}>
            {sending.when === 'now' ? 'Enviar ahora' : 'Guardar el momento'}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        {failure !== null && (
          <Notice tone="danger" live takesFocus title="No se ha cambiado">
            {failure}
          </Notice>
        )}
        <SendingFields
          value={sending}
          onChange={setSending}
          awaited={awaited}
          problems={attempts > 0 ? problems : undefined}
          attempts={attempts}
        />
      </Stack>
    </Dialog>
  );
}

function choiceOf(sendsAt: string | null | undefined): SendingChoice {
  if (!sendsAt) return atOnce;
  return { when: 'other', ...clockInSpain(new Date(sendsAt)) };
}
