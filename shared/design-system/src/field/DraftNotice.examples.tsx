import { useState } from 'react';
import { type Example } from '../examples.ts';
import { Stack } from '../layout/index.ts';
import { DraftNotice } from './index.ts';

const nothing = () => undefined;
const quiet = { restored: null, offered: false, onlyHere: false, onDiscard: nothing, onTakeOffered: nothing };

export const examples: Example[] = [
  { name: 'De este navegador', render: () => <Restored from="here" /> },
  { name: 'De otro dispositivo', render: () => <Restored from="elsewhere" /> },
  { name: 'Hay otro más reciente', render: () => <DraftNotice {...quiet} offered /> },
  { name: 'Solo se guarda aquí', render: () => <DraftNotice {...quiet} onlyHere /> },
];

function Restored({ from }: { from: 'here' | 'elsewhere' }) {
  const [restored, setRestored] = useState<'here' | 'elsewhere' | null>(from);
  return (
    <Stack gap={3}>
      <DraftNotice {...quiet} restored={restored} onDiscard={() => setRestored(null)} />
    </Stack>
  );
}
