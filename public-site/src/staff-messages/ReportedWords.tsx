import { useLayoutEffect, useRef, useState } from 'react';
import { messageOf } from '@puente/client/api-error';
import { showReportedEvaluation } from '@puente/client/contact-queue';
import type { ReportedEvaluation } from '@puente/contract/entities/contact-message';
import type { ContactMessageId } from '@puente/contract/ids';
import { reasonOfTakedown } from '@puente/contract/takedown-statement';
import { Button } from '@puente/design-system/button';
import { ConfirmDialog } from '@puente/design-system/dialog';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { Text } from '@puente/design-system/text';
import { useDialogOnPress } from '@puente/platform/dialogs';
import { showToast } from '@puente/platform/ui';
import styles from './StaffMessages.module.css';
import { Part } from './Thread.tsx';
import { useThreadChange } from './use-thread-change.ts';

interface ReportedWordsProps {
  id: ContactMessageId;
  evaluation: ReportedEvaluation;
}

/** The reported words of an evaluation, which the team may hide and show again. */
export function ReportedWords({ id, evaluation }: ReportedWordsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasChanged = useRef(false);
  const { title, author, by, sentAt, text, hidden } = evaluation;
  const side = by === 'student' ? 'estudiante' : 'organización';
  const hiding = useDialogOnPress(() => import(/* webpackChunkName: "staff" */ './HideEvaluationDialog.tsx'));
  const isHidden = hidden !== null;
  const onDone = () => {
    hasChanged.current = true;
  };
  useLayoutEffect(() => {
    // The button that was clicked is gone. An open dialog keeps the focus.
    if (!hasChanged.current || hiding.isOpen) return;
    heading.current?.focus();
    hasChanged.current = false;
  }, [isHidden, hiding.isOpen]);
  return (
    <Stack as="section" gap={4} aria-labelledby="reported">
      <Heading level={2} id="reported" ref={heading} tabIndex={-1}>
        El comentario del aviso
      </Heading>
      <Text tone="muted">{`Valoración de la colaboración «${title}». Solo la leen sus participantes.`}</Text>
      <div className={styles.entry} data-kind="reported">
        <Stack gap={2}>
          <Part title={`${author ?? 'Alguien que ya no está'} (${side})`} moment={sentAt} text={text} />
          {hidden && <Text size="sm">{`Retirado. ${reasonOfTakedown(hidden).join(' ')}`}</Text>}
        </Stack>
      </div>
      {isHidden ? (
        <ShowAgain id={id} onDone={onDone} />
      ) : (
        <div>
          <Button variant="secondary" icon="eye-off" {...hiding.button}>
            Retirar el comentario
          </Button>
        </div>
      )}
      {hiding.Dialog && hiding.isOpen && <hiding.Dialog id={id} onDone={onDone} onClose={hiding.close} />}
    </Stack>
  );
}

interface ShowAgainProps {
  id: ContactMessageId;
  /** Called before the button is removed. */
  onDone: () => void;
}

function ShowAgain({ id, onDone }: ShowAgainProps) {
  const [isAsking, setAsking] = useState(false);
  const showing = useThreadChange(id, () => showReportedEvaluation(id), {
    onDone: () => {
      setAsking(false);
      onDone();
      showToast({ tone: 'success', message: 'El comentario se vuelve a ver en la valoración.' });
    },
  });
  return (
    <div>
      <Button variant="secondary" icon="eye" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Volver a mostrarlo
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="¿Volver a mostrar el comentario?"
        confirmLabel="Mostrar y avisar"
        busy={showing.isPending}
        failure={showing.error && messageOf(showing.error)}
        onConfirm={() => showing.mutate(undefined)}
        onCancel={() => setAsking(false)}
      >
        Lo vuelven a leer el estudiante, la organización y quien dirige el trabajo. Avisamos a las dos partes.
      </ConfirmDialog>
    </div>
  );
}
