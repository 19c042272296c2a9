import { useState } from 'react';
import { messageOf } from '@puente/client/api-error';
import { inFigures } from '@puente/contract/counted';
import type { InterestedStudent } from '@puente/contract/entities/opportunity';
import { limits } from '@puente/contract/limits';
import { Button } from '@puente/design-system/button';
import { showToast } from '@puente/platform/ui';

interface ChooseEveryoneProps {
  total: number;
  /** Fetches all pages of the list. */
  read: () => Promise<InterestedStudent[]>;
  onChoose: (people: readonly InterestedStudent[]) => void;
}

const most = limits.interestMessage.people;

/** Selects the people of all pages, up to the maximum number of recipients. */
export function ChooseEveryone({ total, read, onChoose }: ChooseEveryoneProps) {
  const [isBusy, setBusy] = useState(false);

  async function choose() {
    if (isBusy) return;
    setBusy(true);
    try {
      onChoose((await read()).slice(0, most));
    } catch (error) {
      showToast({
        tone: 'danger',
        message: `No hemos podido elegir a todas. ${messageOf(error)}`,
        action: { label: 'Reintentar', onPress: () => void choose() },
      });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button variant="secondary" size="sm" icon="check" busy={isBusy} onClick={() => void choose()}>
      {total > most ? `Elegir a las ${most} primeras` : `Elegir a todas (${inFigures(total)})`}
    </Button>
  );
}
