import { type Example } from '../examples.ts';
import { Stack } from '../layout/index.ts';
import { Skeleton, SkeletonForm, SkeletonList } from './index.ts';

export const examples: Example[] = [
  {
    name: 'Título y texto',
    render: () => (
      <Stack gap={5}>
        <Skeleton shape="title" />
        <Skeleton lines={4} />
      </Stack>
    ),
  },
  { name: 'Lista de tarjetas', render: () => <SkeletonList count={3} /> },
  { name: 'Formulario', render: () => <SkeletonForm fields={2} /> },
];
