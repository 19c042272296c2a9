import type { Application } from '@puente/contract/entities/application';
import { limits } from '@puente/contract/limits';
import { messages } from '@puente/contract/messages';
import { Button } from '@puente/design-system/button';
import { Dialog } from '@puente/design-system/dialog';
import { TextArea } from '@puente/design-system/field';
import { Stack } from '@puente/design-system/layout';
import { Notice } from '@puente/design-system/notice';
import { Text } from '@puente/design-system/text';
import { useTabText } from '@puente/platform/forms';
import { useWithdrawal } from './use-withdrawal.ts';

interface WithdrawDialogProps {
  open: boolean;
  onClose: () => void;
  application: Application;
}

/** Asks whether to take an application back, and why, if the student likes to say it. */
export default function WithdrawDialog({ open, onClose, application }: WithdrawDialogProps) {
  const { text: reason, write: setReason, forget } = useTabText(`withdrawal-${application.id}`);
  const { withdraw, busy, failure } = useWithdrawal(application);
  const tooLong = reason.trim().length > limits.withdrawalReason.max;

  function close() {
    if (!busy) onClose();
  }

  async function send() {
    if (!tooLong && (await withdraw(reason))) forget();
  }

  return (
    <Dialog
      open={open}
      title="¿Retirar tu solicitud?"
      onClose={close}
      footer={
        <>
          <Button variant="secondary" data-autofocus="" onClick={close}>
            Mantenerla
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void send()}>
            Retirar solicitud
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text>
          La organización dejará de ver lo que le enviaste, y no podrás volver a solicitar este proyecto.
        </Text>
        <TextArea
          label="¿Por qué la retiras?"
          hint="La organización lo leerá. Le ayuda a mejorar."
          name="withdrawal-reason"
          optional
          rows={3}
          maxLength={limits.withdrawalReason.max}
          value={reason}
          error={tooLong ? messages.tooLong : undefined}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {failure !== null && (
          <Notice tone="danger" live>
            {failure}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}
