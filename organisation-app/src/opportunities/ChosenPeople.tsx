import { counted } from '@puente/contract/counted';
import type { InterestedStudent, Opportunity } from '@puente/contract/entities/opportunity';
import { limits } from '@puente/contract/limits';
import { Button } from '@puente/design-system/button';
import { Cluster } from '@puente/design-system/layout';
import { Text } from '@puente/design-system/text';
import { useDialogOnPress } from '@puente/platform/dialogs';
import { StickyBar } from '../lists/StickyBar.tsx';

interface ChosenPeopleProps {
  opportunity: Opportunity;
  people: readonly InterestedStudent[];
  onClear: () => void;
}

const most = limits.interestMessage.people;

/** Bar for the selected people, with a button to write to them. */
export function ChosenPeople({ opportunity, people, onClear }: ChosenPeopleProps) {
  const { Dialog, isOpen, close, button } = useDialogOnPress(
    () => import(/* webpackChunkName: "writeToInterested" */ './WriteToInterested.tsx'),
  );
  if (people.length === 0) return null;
  return (
    <StickyBar label="Personas elegidas">
      <p role="status">{counted(people.length, 'elegida', 'elegidas')}</p>
      <Cluster gap={2}>
        {people.length <= most && (
          <Button size="sm" icon="chat" {...button}>
            {people.length === 1 ? 'Escribir un mensaje' : `Escribir a ${people.length} personas`}
          </Button>
        )}
        <Button size="sm" variant="quiet" onClick={onClear}>
          Quitar selección
        </Button>
      </Cluster>
      {people.length > most && (
        <Text size="sm" tone="muted">
          {`Un mensaje puede ir a ${most} personas como máximo. Quita a alguna.`}
        </Text>
      )}
      {Dialog && isOpen && (
        <Dialog opportunity={opportunity} people={people} onSent={onClear} onClose={close} />
      )}
    </StickyBar>
  );
}
