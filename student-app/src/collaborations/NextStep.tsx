import { type CollaborationState, isUnderWay, movesFrom } from '@puente/contract/constants/collaborations';
import type { Collaboration } from '@puente/contract/entities/collaboration';
import { Button } from '@puente/design-system/button';
import { Cluster, Stack } from '@puente/design-system/layout';
import { Notice } from '@puente/design-system/notice';
import { Text } from '@puente/design-system/text';
import { useDialogOnPress } from '@puente/platform/dialogs';
import { useState } from 'react';
import { stepInWords } from './collaboration-words.ts';
import { moveWords } from './move-words.ts';

/** The next step of a collaboration, and what the reader can do. */
export function NextStep({ collaboration }: { collaboration: Collaboration }) {
  const { state, side, members } = collaboration;
  const [initialState] = useState(state);
  const step = stepInWords(collaboration);
  // One student of a team leaves it; the others go on.
  const isOneOfSeveral = side === 'student' && members.filter(({ leftAt }) => leftAt === null).length > 1;
  const moves = movesFrom(state, side).filter((to) => to !== 'cancelled' || !isOneOfSeveral);
  return (
    <Stack gap={4}>
      {/* The dialog and the button that opened it are gone after a change of state. */}
      <Notice
        key={state}
        tone={step === null ? (state === 'closed' ? 'success' : 'info') : step.isLate ? 'warning' : 'info'}
        title={step?.title ?? endWords[state]}
        live={state !== initialState}
        takesFocus={state !== initialState}
      >
        {step?.isLate === true ? `${step.until ?? ''}: ese día ya ha pasado.` : (step?.until ?? undefined)}
      </Notice>
      {moves.length > 0 && (
        <Cluster gap={3}>
          {side === 'organization' && isUnderWay(state) && <Dates collaboration={collaboration} />}
          {moves.map((to) => (
            <Move key={to} collaboration={collaboration} to={to} />
          ))}
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

const endWords: Readonly<Partial<Record<CollaborationState, string>>> = {
  closed: 'Esta colaboración ha terminado',
  cancelled: 'Esta colaboración se canceló',
};

function Move({ collaboration, to }: { collaboration: Collaboration; to: CollaborationState }) {
  const { Dialog, isOpen, close, button } = useDialogOnPress(
    () => import(/* webpackChunkName: "collaborationDialogs" */ './MoveDialog.tsx'),
  );
  const { button: label, isMain } = moveWords(collaboration.state, to);
  return (
    <>
      <Button variant={isMain ? 'primary' : to === 'cancelled' ? 'quiet' : 'secondary'} {...button}>
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
  const hasDates = collaboration.begins !== null && collaboration.ends !== null;
  return (
    <>
      <Button variant={hasDates ? 'secondary' : 'primary'} icon="calendar" {...button}>
        {hasDates ? 'Cambiar fechas o contacto' : 'Fijar las fechas'}
      </Button>
      {Dialog && isOpen && <Dialog collaboration={collaboration} onClose={close} />}
    </>
  );
}
