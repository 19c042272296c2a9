import { useState } from 'react';
import { messageOf } from '@puente/client/api-error';
import { reportProject } from '@puente/client/projects';
import { problemCodes, problems } from '@puente/contract/constants/projects';
import type { Project } from '@puente/contract/entities/project';
import { limits } from '@puente/contract/limits';
import { Button } from '@puente/design-system/button';
import { Dialog } from '@puente/design-system/dialog';
import { RadioGroup, TextArea } from '@puente/design-system/field';
import { Stack } from '@puente/design-system/layout';
import { Notice } from '@puente/design-system/notice';
import { useTabText } from '@puente/platform/forms';
import { useMutation } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';

interface ReportProjectDialogProps {
  open: boolean;
  onClose: () => void;
  project: Pick<Project, 'id'>;
}

/** What is wrong with a project. What was written stays when it could not be sent. */
export default function ReportProjectDialog({ open, onClose, project }: ReportProjectDialogProps) {
  const [reason, setReason] = useState<(typeof problemCodes)[number] | null>(null);
  const { text, write: setText, forget } = useTabText(`problem-${project.id}`);
  const [attempted, setAttempted] = useState(false);
  const sending = useMutation({
    mutationFn: (chosen: (typeof problemCodes)[number]) =>
      reportProject(project.id, { reason: chosen, text: text.trim() || null }),
    onSuccess: () => {
      onClose();
      setReason(null);
      forget();
      setAttempted(false);
      showToast({ tone: 'success', message: 'Gracias por avisar. El equipo lo revisará.' });
    },
  });

  function send() {
    setAttempted(true);
    if (reason !== null) sending.mutate(reason);
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Hay un problema con este proyecto"
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancelar
          </Button>
          <Button busy={sending.isPending} onClick={send}>
            Enviar aviso
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        {sending.isError && (
          <Notice tone="danger" title="No hemos podido enviar tu aviso">
            {messageOf(sending.error)}
          </Notice>
        )}
        <RadioGroup
          legend="¿Qué ocurre?"
          name="problem"
          options={problemCodes.map((code) => ({ value: code, label: problems[code] }))}
          value={reason}
          error={attempted && reason === null ? 'Elige qué ocurre.' : undefined}
          onChange={(chosen) => setReason(problemCodes.find((code) => code === chosen) ?? null)}
        />
        <TextArea
          label="Cuéntanos más"
          name="problem-text"
          optional
          maxLength={limits.projectProblem.max}
          hint="Lo lee el equipo de la plataforma, que puede responderte por correo electrónico."
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Stack>
    </Dialog>
  );
}
