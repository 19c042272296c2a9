import { useEffect, useEffectEvent, useState } from 'react';
import { refusalCodes, refusals, type Refusal } from '@puente/contract/constants/refusals';
import { isRefusal, type Status } from '@puente/contract/constants/statuses';
import type { DeskApplication, Overtaken } from '@puente/contract/entities/desk';
import type { ApplicationId, ProjectId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import { messages } from '@puente/contract/messages';
import { Button } from '@puente/design-system/button';
import { Dialog } from '@puente/design-system/dialog';
import { RadioGroup, TextArea } from '@puente/design-system/field';
import { Stack } from '@puente/design-system/layout';
import { Notice } from '@puente/design-system/notice';
import { Text } from '@puente/design-system/text';
import { useUser } from '@puente/platform/session';
import { fullName } from './desk-listing.ts';
import { keepAnswer, keptAnswer, type AnswerWords } from './kept-answer.ts';
import { afterwards, moves, overtakenBy, peopleIn, sameAnswer } from './moves.ts';

export interface Decision {
  applications: readonly DeskApplication[];
  to: Status;
  /** Whether the next application follows, as it does for the keyboard. */
  goesOn: boolean;
  /** The card that was dragged to it. */
  dropped: ApplicationId | null;
  /** Somebody else was faster with these: nothing has been said to them yet. */
  overtaken?: readonly Overtaken[];
  /** Why the answer could not be saved. */
  failure?: string | null;
}

interface DecisionDialogProps {
  project: ProjectId;
  /** The answer that the user is about to give; null while there is none. */
  decision: Decision | null;
  /** It is being saved. */
  busy: boolean;
  onDecide: (decision: Decision, words: AnswerWords) => void;
  onClose: () => void;
}

const isReason = (value: string): value is Refusal => refusalCodes.some((code) => code === value);

/** Before an answer that the student reads: why, if it is a 'no', and a message if the organisation likes. */
export function DecisionDialog({ decision, ...rest }: DecisionDialogProps) {
  return decision && <Answer key={decision.to} decision={decision} {...rest} />;
}

function Answer({
  project,
  decision,
  busy,
  onDecide,
  onClose,
}: DecisionDialogProps & { decision: Decision }) {
  const { applications, overtaken = [], failure = null } = decision;
  // As it can be given to all of them now; after a colleague's answer perhaps to none.
  const now = new Set(applications.map(({ status }) => sameAnswer(decision.to, status)));
  const possible = now.size === 1 ? [...now][0] : undefined;
  const to = possible ?? decision.to;
  const user = useUser()?.id ?? 0;
  const place = { user, project, to: decision.to };
  const [words, setWords] = useState(() => keptAnswer(place));
  const { reason, refusal } = words;
  const move = moves[to];
  const [first] = applications;
  const tooLong = reason.length > limits.answerReason.max;
  const say = (change: AnswerWords) => {
    const next = { ...words, ...change };
    setWords(next);
    keepAnswer(place, next);
  };
  const decide = () => {
    if (tooLong || busy || possible === undefined) return;
    keepAnswer({ ...place, to: possible }, words);
    if (possible !== decision.to) keepAnswer(place, {});
    onDecide({ ...decision, to: possible }, { reason, ...(isRefusal(to) && { refusal }) });
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) decide();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  if (!move || !first) return null;
  return (
    <Dialog
      open
      onClose={busy ? () => undefined : onClose}
      title={`${move.label}: ${applications.length === 1 ? fullName(first) : peopleIn(applications.length)}`}
      footer={
        <>
          <Button variant="secondary" aria-disabled={busy || undefined} onClick={onClose}>
            {possible === undefined ? 'Cerrar' : 'Cancelar'}
          </Button>
          {possible !== undefined && (
            <Button
              variant={move.tone === 'danger' ? 'danger' : 'primary'}
              {...(move.tone !== 'danger' && { 'data-autofocus': '' })}
              busy={busy}
              onClick={decide}
            >
              {move.label}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={5}>
        {overtaken.length > 0 && (
          <Notice tone="warning" live takesFocus title="Se te han adelantado">
            {overtaken.map((one) => (
              <p key={one.application.id}>{overtakenBy(one)}</p>
            ))}
            <p>
              {possible === undefined
                ? 'Tu respuesta no se ha enviado, y ya no se puede dar. Lo que has escrito sigue aquí por si quieres copiarlo.'
                : 'Tu respuesta no se ha enviado. Lo que has escrito sigue aquí: puedes enviarla igualmente.'}
            </p>
          </Notice>
        )}
        {failure !== null && (
          <Notice tone="danger" live takesFocus title="No se ha guardado">
            {`${failure} Lo que has escrito sigue aquí.`}
          </Notice>
        )}
        <Text>{`${move.meaning} ${to === 'selected' ? '' : afterwards(to)}`}</Text>
        {isRefusal(to) && (
          <RadioGroup
            name="refusal"
            legend="Motivo"
            // A 'no' is not given with one key too many: its reason comes first.
            startsHere
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
