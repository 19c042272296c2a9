import { useState } from 'react';
import { type Example } from '../examples.ts';
import { Stack } from '../layout/index.ts';
import { DraftNotice, DraftStatus } from './index.ts';

const nothing = () => undefined;
const at = new Date(2026, 4, 4, 12, 41).getTime();
const quiet = {
  restored: null,
  offered: false,
  onlyHere: false,
  otherTab: false,
  onDiscard: nothing,
  onTakeOffered: nothing,
  onTakeTurn: nothing,
};

export const examples: Example[] = [
  { name: 'De este navegador', render: () => <Restored from="here" /> },
  { name: 'De otro dispositivo', render: () => <Restored from="elsewhere" /> },
  { name: 'Hay otro más reciente', render: () => <DraftNotice {...quiet} offered /> },
  { name: 'Solo se guarda aquí', render: () => <DraftNotice {...quiet} onlyHere /> },
  { name: 'Abierto en otra pestaña', render: () => <DraftNotice {...quiet} otherTab /> },
  { name: 'Guardado', render: () => <DraftStatus savedAt={at} failing={false} /> },
  { name: 'Sin guardar', render: () => <DraftStatus savedAt={at} failing /> },
];

function Restored({ from }: { from: 'here' | 'elsewhere' }) {
  const [restored, setRestored] = useState<'here' | 'elsewhere' | null>(from);
  return (
    <Stack gap={3}>
      <DraftNotice {...quiet} restored={restored} onDiscard={() => setRestored(null)} />
    </Stack>
  );
}
