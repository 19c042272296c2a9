import { type Example } from '../examples.ts';
import { Cluster } from '../layout/index.ts';
import { type Status, StatusChip } from './index.ts';

const labels: Record<Status, string> = {
  new: 'Nuevo',
  preselected: 'Preseleccionado',
  rejected: 'Rechazado',
  selected: 'Seleccionado',
  notSelected: 'No seleccionado',
  unavailable: 'No disponible',
  expired: 'Expirado',
  draft: 'Borrador',
};

export const examples: Example[] = [
  {
    name: 'Todos los estados',
    render: () => (
      <Cluster gap={2}>
        {(Object.keys(labels) as Status[]).map((status) => (
          <StatusChip key={status} status={status} label={labels[status]} />
        ))}
      </Cluster>
    ),
  },
];
