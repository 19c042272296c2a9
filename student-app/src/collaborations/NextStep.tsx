import { useState } from 'react';
import { type CollaborationState, isUnderWay, movesFrom } from '@puente/contract/constants/collaborations';
import type { Collaboration } from '@puente/contract/entities/collaboration';
import { Button } from '@puente/design-system/button';
import { Cluster, Stack } from '@puente/design-system/layout';
import { Notice } from '@puente/design-system/notice';
import { Text } from '@puente/design-system/text';
import { useDialogOnPress } from '@puente/platform/dialogs';
import { type StepInWords, stepInWords } from './collaboration-words.ts';
import { moveWords } from './move-words.ts';

/** The next step of a collaboration, and what the reader can do. */
export function NextStep({ collaboration }: { collaboration: Collaboration }) {
  const { state, side, members } = collaboration;
  const [initialState] = useState(state);
  const step = stepInWords(collaboration);
  // One student of a team leaves it; the others go on.
  const isOneOfSeveral = side === 'student' && members.filter(({ leftAt }) => leftAt === null).length > 1;
  const moves = movesFrom(state, side);
  const steps = moves
    .filter((to) => to !== 'cancelled')
    .toSorted((one, other) => Number(moveWords(state, other).isMain) - Number(moveWords(state, one).isMain));
  const arranges = side === 'organization' && isUnderWay(state);
  const mayCancel = moves.includes('cancelled') && !isOneOfSeveral;
  return (
    <Stack gap={4}>
      {/* The dialog and the button that opened it are gone after a change of state. */}
      <Notice
        key={state}
        tone={state === 'closed' ? 'success' : step?.isLate ? 'warning' : 'info'}
        title={endWords[state] ?? step?.title}
        live={state !== initialState}
        takesFocus={state !== initialState}
      >
        {detailOf(step, state)}
      </Notice>
      {moves.length > 0 && (
        <Cluster gap={3}>
          {!hasDates(collaboration) && arranges && <Dates collaboration={collaboration} />}
          {steps.map((to) => (
            <Move key={to} collaboration={collaboration} to={to} />
          ))}
          {hasDates(collaboration) && arranges && <Dates collaboration={collaboration} />}
          {mayCancel && <Move collaboration={collaboration} to="cancelled" />}
        </Cluster>
      )}
      {isOneOfSeveral && isUnderWay(state) && (
        <Text size="sm" tone="muted">
          Si tienes que dejarlo, puedes salir del equipo más abajo: los demás siguen.
        </Text>
      )}
    </Stack>
  );
}

function detailOf(step: StepInWords | null, state: CollaborationState): string | undefined {
  if (step === null) return undefined;
  const until = step.until === null ? '' : step.isLate ? `${step.until}: ese día ya ha pasado.` : step.until;
  return isUnderWay(state) ? until || undefined : `${step.title}. ${until}`.trim();
}

const hasDates = ({ begins, ends }: Collaboration): boolean => begins !== null && ends !== null;

const hasMilestones = ({ progress }: Collaboration): boolean =>
  Boolean(progress?.changes ?? progress?.milestone);

const endWords: Readonly<Partial<Record<CollaborationState, string>>> = {
  closed: 'Esta colaboración ha terminado',
  cancelled: 'Esta colaboración se canceló',
};

function Move({ collaboration, to }: { collaboration: Collaboration; to: CollaborationState }) {
  const { Dialog, isOpen, close, button } = useDialogOnPress(
    () => import(/* webpackChunkName: "collaborationDialogs" */ './MoveDialog.tsx'),
  );
  const { button: label, isMain } = moveWords(collaboration.state, to);
  // Without dates, fixing them comes first. The whole work is delivered after its milestones.
  const isNext =
    isMain &&
    (to !== 'running' || hasDates(collaboration)) &&
    (to !== 'delivered' || !hasMilestones(collaboration));
  return (
    <>
      <Button variant={isNext ? 'primary' : to === 'cancelled' ? 'quiet' : 'secondary'} {...button}>
        {label}
      </Button>
      {Dialog && isOpen && <Dialog collaboration={collaboration} to={to} onClose={close} />}
    </>
  );
}

function Dates({ collaboration }: { collaboration: Collaboration }) {
  const { Dialog, isOpen, close, button } = useDialogOnPress(
    () => import(/* webpackChunkName: "collaborationDialogs" */ './ArrangementDialog.tsx'),
  );
  const isSettled = hasDates(collaboration);
  return (
    <>
      <Button variant={isSettled ? 'secondary' : 'primary'} icon="calendar" {...button}>
        {isSettled ? 'Cambiar fechas o contacto' : 'Fijar las fechas'}
      </Button>
      {Dialog && isOpen && <Dialog collaboration={collaboration} onClose={close} />}
    </>
  );
}
