import { useState } from 'react';
import { refusalCodes, refusals, type Refusal } from '@puente/contract/constants/refusals';
import { isRefusal, type Status } from '@puente/contract/constants/statuses';
import type { DeskApplication } from '@puente/contract/entities/desk';
import type { ApplicationId, ProjectId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import { messages } from '@puente/contract/messages';
import { Button } from '@puente/design-system/button';
import { Dialog } from '@puente/design-system/dialog';
import { RadioGroup, TextArea } from '@puente/design-system/field';
import { Stack } from '@puente/design-system/layout';
import { Text } from '@puente/design-system/text';
import { useUser } from '@puente/platform/session';
import { fullName } from './desk-view.ts';
import { keepAnswer, keptAnswer, type AnswerWords } from './kept-answer.ts';
import { afterwards, moves, peopleIn } from './moves.ts';

export interface Decision {
  applications: readonly DeskApplication[];
  to: Status;
  /** Whether the next application follows, as it does for the keyboard. */
  goesOn: boolean;
  /** The card that was dragged to it. */
  dropped: ApplicationId | null;
}

interface DecisionDialogProps {
  project: ProjectId;
  /** The answer that the user is about to give; null while there is none. */
  decision: Decision | null;
  onDecide: (decision: Decision, words: AnswerWords) => void;
  onClose: () => void;
}

const isReason = (value: string): value is Refusal => refusalCodes.some((code) => code === value);

/** Before an answer that the student reads: why, if it is a 'no', and a message if the organisation likes. */
export function DecisionDialog({ decision, ...rest }: DecisionDialogProps) {
  return decision && <Answer key={decision.to} decision={decision} {...rest} />;
}

function Answer({ project, decision, onDecide, onClose }: DecisionDialogProps & { decision: Decision }) {
  const { applications, to } = decision;
  const user = useUser()?.id ?? 0;
  const place = { user, project, to };
  const [words, setWords] = useState(() => keptAnswer(place));
  const { reason, refusal } = words;
  const move = moves[to];
  const [first] = applications;
  const tooLong = reason.length > limits.answerReason.max;
  if (!move || !first) return null;
  const say = (change: AnswerWords) => {
    const next = { ...words, ...change };
    setWords(next);
    keepAnswer(place, next);
  };
  const decide = () => {
    if (tooLong) return;
    // The next answer begins empty; this one is kept again should it not be saved.
    keepAnswer(place, {});
    onDecide(decision, { reason, ...(isRefusal(to) && { refusal }) });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${move.label}: ${applications.length === 1 ? fullName(first) : peopleIn(applications.length)}`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button variant={move.tone === 'danger' ? 'danger' : 'primary'} data-autofocus="" onClick={decide}>
            {move.label}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <Text>{`${move.meaning} ${to === 'selected' ? '' : afterwards(to)}`}</Text>
        {isRefusal(to) && (
          <RadioGroup
            name="refusal"
            legend="Motivo"
            optional
            hint="Lo leerá quien envió la solicitud. Le ayuda más que un silencio."
            value={refusal}
            onChange={(value) => say({ refusal: isReason(value) ? value : null })}
            options={refusalCodes.map((code) => ({ value: code, label: refusals[code] }))}
          />
        )}
        <TextArea
          label="Mensaje"
          optional
          name="answer-message"
          rows={4}
          maxLength={limits.answerReason.max}
          hint="Irá en el aviso y en el correo, después del saludo con su nombre."
          error={tooLong ? messages.tooLong : undefined}
          value={reason}
          onChange={({ currentTarget: { value } }) => say({ reason: value })}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) decide();
          }}
        />
        {reason === '' && move.draft !== '' && (
          <Button variant="quiet" size="sm" icon="edit" onClick={() => say({ reason: move.draft })}>
            Empezar con un borrador
          </Button>
        )}
        <Text size="sm" tone="muted">
          {`Tendrás ${limits.desk.undoSeconds} segundos para deshacerlo. Después se lo diremos en Puente y por correo.`}
        </Text>
      </Stack>
    </Dialog>
  );
}
