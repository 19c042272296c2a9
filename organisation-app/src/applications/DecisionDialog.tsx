import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Refusal, refusalCodes, refusals } from '@puente/contract/constants/refusals';
import { isRefusal, type Status } from '@puente/contract/constants/statuses';
import type { DeskApplication, Overtaken } from '@puente/contract/entities/desk';
import type { ApplicationId } from '@puente/contract/ids';
import { Button } from '@puente/design-system/button';
import { Dialog } from '@puente/design-system/dialog';
import { RadioGroup } from '@puente/design-system/field';
import { Stack } from '@puente/design-system/layout';
import { Notice } from '@puente/design-system/notice';
import { Text } from '@puente/design-system/text';
import { useUser } from '@puente/platform/session';
import { AnswerMessage } from './AnswerMessage.tsx';
import { fullName } from './desk-listing.ts';
import type { DeskProject } from './desk-project.ts';
import { type AnswerWords, keepAnswer, keptAnswer, type UnsavedAnswer } from './kept-answer.ts';
import { messageProblem, withName, withoutName } from './message-words.ts';
import { afterwards, moves, overtakenBy, peopleIn, sameAnswer } from './moves.ts';
import { chosenMoment } from './sending-choice.ts';
import { SendingFields } from './SendingFields.tsx';

export interface Decision {
  applications: readonly DeskApplication[];
  to: Status;
  /** True when the desk should open the next application afterwards, as it does for keyboard decisions. */
  goesOn: boolean;
  /** Application whose card was dragged to this status. */
  dropped: ApplicationId | null;
  /** Applications that a colleague answered first. Their students have not been notified yet. */
  overtaken?: readonly Overtaken[];
  /** Reason why the answer could not be saved. */
  failure?: string | null;
}

interface DecisionDialogProps {
  project: DeskProject;
  /** The answer that the user is about to give; null when there is none. */
  decision: Decision | null;
  /** True while the answer is being saved. */
  busy: boolean;
  onDecide: (decision: Decision, words: AnswerWords) => void;
  onClose: () => void;
}

const isReason = (value: string): value is Refusal => refusalCodes.some((code) => code === value);

/** Dialog before an answer that the student reads: a reason if it is a rejection, and an optional message. */
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
  // Status that can be given to all of them now. After a colleague's answer there may be none.
  const now = new Set(applications.map(({ status }) => sameAnswer(decision.to, status)));
  const possible = now.size === 1 ? [...now][0] : undefined;
  const to = possible ?? decision.to;
  const user = useUser()?.id ?? 0;
  const place = { user, project: project.id, to: decision.to };
  const [words, setWords] = useState(() => {
    const kept = keptAnswer(place);
    return { ...kept, reason: withName(kept.reason, applications, project.title) };
  });
  const { reason, refusal, sending } = words;
  /** Presses that a wrong moment has stopped. */
  const [attempts, setAttempts] = useState(0);
  const body = useRef<HTMLDivElement>(null);
  const awaited = applications.map(({ awaited_until: until }) => until);
  const move = moves[to];
  const [first] = applications;
  const unnamed = (answer: UnsavedAnswer) => ({
    ...answer,
    reason: withoutName(answer.reason, applications),
  });
  const say = (change: Partial<UnsavedAnswer>) => {
    const next = { ...words, ...change };
    setWords(next);
    keepAnswer(place, unnamed(next));
  };
  const decide = () => {
    if (messageProblem(reason) !== undefined || busy || possible === undefined) return;
    const { sendAt, problems } = chosenMoment(sending, awaited, new Date());
    if (problems) return setAttempts(attempts + 1);
    keepAnswer({ ...place, to: possible }, unnamed(words));
    if (possible !== decision.to) keepAnswer(place);
    onDecide(
      { ...decision, to: possible },
      { reason, ...(isRefusal(to) && { refusal }), ...(sendAt !== null && { send_at: sendAt }) },
    );
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    // A window above this one has keys of its own.
    const window = event.target instanceof Element ? event.target.closest('dialog') : null;
    if (window !== null && !window.contains(body.current)) return;
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
      <Stack gap={5} ref={body}>
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
            // Focus the reason first, so that a stray key cannot reject.
            startsHere
            optional
            hint="Lo leerá quien envió la solicitud. Le ayuda más que un silencio."
            value={refusal}
            onChange={(value) => say({ refusal: isReason(value) ? value : null })}
            options={refusalCodes.map((code) => ({ value: code, label: refusals[code] }))}
          />
        )}
        <AnswerMessage
          to={to}
          project={project}
          applications={applications}
          value={reason}
          onChange={(message) => say({ reason: message })}
        />
        <SendingFields
          value={sending}
          onChange={(choice) => say({ sending: choice })}
          awaited={awaited}
          problems={attempts > 0 ? chosenMoment(sending, awaited, new Date()).problems : undefined}
          attempts={attempts}
        />
        <Text size="sm" tone="muted">
          {sending.when === 'now'
            ? 'Después se lo diremos en Puente y por correo.'
            : 'Hasta ese momento no sabrá nada. Cualquier persona de tu organización podrá deshacerlo, enviarlo antes o cambiar el momento.'}
        </Text>
      </Stack>
    </Dialog>
  );
}
