import type { Status } from '@puente/contract/constants/statuses';
import type { DeskApplication } from '@puente/contract/entities/desk';
import { Button } from '@puente/design-system/button';
import { Dialog } from '@puente/design-system/dialog';
import { Stack } from '@puente/design-system/layout';
import { Text } from '@puente/design-system/text';
import { Choice } from './Choice.tsx';
import { fullName, movesOfAll } from './desk-listing.ts';
import { moves, peopleIn } from './moves.ts';

interface MoveDialogProps {
  /** Applications to move; empty while the dialog is closed. */
  applications: readonly DeskApplication[];
  onMove: (to: Status, options?: { withMessage?: boolean }) => void;
  onClose: () => void;
}

/** Dialog that lists the possible statuses with their meaning. It is the accessible alternative to dragging. */
export function MoveDialog({ applications, onMove, onClose }: MoveDialogProps) {
  const [first] = applications;
  const possible = movesOfAll(applications);
  return (
    <Dialog
      open={first !== undefined}
      onClose={onClose}
      size="sm"
      title={
        first && applications.length === 1
          ? `Mover a ${fullName(first)}`
          : `Mover ${peopleIn(applications.length)}`
      }
    >
      <Stack gap={4}>
        {possible.length === 0 && (
          <Text>Su respuesta es definitiva, o las que has elegido no admiten el mismo paso.</Text>
        )}
        {possible.map((to) => (
          <Choice key={to} label={moves[to]?.label} meaning={moves[to]?.meaning} onClick={() => onMove(to)} />
        ))}
        {possible.includes('preselected') && (
          <Button variant="quiet" onClick={() => onMove('preselected', { withMessage: true })}>
            Preseleccionar con un mensaje o más tarde
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}
