import { ids } from '@puente/contract/ids';
import { type Example } from '../examples.ts';
import { TakedownNotice } from './TakedownNotice.tsx';

const takedown = {
  id: ids.takedown.parse(1),
  createdAt: '2026-11-20T10:00:00.000Z',
  reason: 'labour',
  words: 'Pide jornada completa sin convenio de prácticas.',
  state: 'takenDown',
} as const;

export const examples: Example[] = [
  {
    name: 'Proyecto sin objeción',
    render: () => <TakedownNotice kind="project" takedown={takedown} href="/retiradas/1" />,
  },
  {
    name: 'Trabajo con objeción',
    render: () => (
      <TakedownNotice
        kind="work"
        takedown={{ ...takedown, reason: 'other', state: 'objected' }}
        href="/retiradas/1"
      />
    ),
  },
];
