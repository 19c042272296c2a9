import { useState } from 'react';
import { type TakedownDecision, takedownStates } from '@puente/contract/constants/takedowns';
import type { Takedown } from '@puente/contract/entities/takedown';
import { Button } from '@puente/design-system/button';
import { Cluster } from '@puente/design-system/layout';
import { href } from '@puente/platform/links';
import { BackToList } from '../lists/BackToList.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import { TakedownView } from './TakedownView.tsx';

/** /staff/retiradas/:id: a takedown with its history, and the decision about it. */
export default function StaffTakedownPage() {
  return (
    <TakedownView
      back={<BackToList list={href('staffTakedowns')}>Volver a lo retirado</BackToList>}
      standingOf={standingOf}
      actions={(takedown) => <Deciding takedown={takedown} />}
    />
  );
}

const texts: Readonly<Record<Takedown['state'], string>> = {
  takenDown: 'Solo lo ven quien lo publicó y el equipo. Todavía no hay objeción.',
  objected: 'La decide otra persona que la que retiró la publicación, si la hay en el equipo.',
  upheld: 'Sigue sin verse. Puedes volver a mostrarlo si la situación cambia.',
  lifted: 'Cualquiera puede verlo otra vez.',
};

const standingOf = ({ state }: Takedown) => ({
  tone: state === 'lifted' ? ('success' as const) : ('info' as const),
  title: takedownStates[state],
  text: texts[state],
});

function Deciding({ takedown: { id, state } }: { takedown: Takedown }) {
  const [decision, setDecision] = useState<TakedownDecision | null>(null);
  if (state === 'lifted') return null;
  return (
    <Cluster gap={3}>
      <Button variant={state === 'objected' ? 'primary' : 'secondary'} onClick={() => setDecision('lifted')}>
        Volver a mostrar
      </Button>
      {state === 'objected' && (
        <Button variant="secondary" onClick={() => setDecision('upheld')}>
          Rechazar la objeción
        </Button>
      )}
      {decision !== null && <DecisionDialog id={id} decision={decision} onClose={() => setDecision(null)} />}
    </Cluster>
  );
}
