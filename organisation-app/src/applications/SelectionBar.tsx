import type { Status } from '@puente/contract/constants/statuses';
import type { DeskApplication } from '@puente/contract/entities/desk';
import { Button } from '@puente/design-system/button';
import { Cluster } from '@puente/design-system/layout';
import { Text } from '@puente/design-system/text';
import { OfferToSeveral } from '../interviews/OfferToSeveral.tsx';
import { StickyBar } from '../lists/StickyBar.tsx';
import { movesOfAll } from './desk-listing.ts';
import { moves } from './moves.ts';

interface SelectionBarProps {
  applications: readonly DeskApplication[];
  onMove: (to: Status) => void;
  /** For answers that their students do not know of. */
  onUndo: (held: readonly DeskApplication[]) => void;
  onSendLater: (held: readonly DeskApplication[]) => void;
  onClear: () => void;
}

/** Actions for the selected applications. The bar stays in view while the user selects more. */
export function SelectionBar({ applications, onMove, onUndo, onSendLater, onClear }: SelectionBarProps) {
  if (applications.length === 0) return null;
  const possible = movesOfAll(applications);
  const held = applications.every((application) => application.held) ? applications : [];
  return (
    <StickyBar label="Solicitudes elegidas">
      <p role="status">{applications.length === 1 ? '1 elegida' : `${applications.length} elegidas`}</p>
      <Cluster gap={2}>
        {possible.map((to) => (
          <Button key={to} size="sm" variant="secondary" onClick={() => onMove(to)}>
            {moves[to]?.label}
          </Button>
        ))}
        <OfferToSeveral applications={applications} />
        {held.length > 0 && (
          <Button size="sm" variant="secondary" onClick={() => onUndo(held)}>
            Deshacer
          </Button>
        )}
        {held.some(({ sends_at: sendsAt }) => sendsAt) && (
          <Button size="sm" variant="secondary" aria-haspopup="dialog" onClick={() => onSendLater(held)}>
            Cambiar el momento
          </Button>
        )}
        <Button size="sm" variant="quiet" onClick={onClear}>
          Quitar selección
        </Button>
      </Cluster>
      {possible.length < 2 && (
        <Text size="sm" tone="muted">
          Para más opciones, elige solicitudes que estén en la misma columna.
        </Text>
      )}
    </StickyBar>
  );
}
