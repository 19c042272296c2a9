import { useState } from 'react';
import { type Example } from '../examples.ts';
import { Cluster } from '../layout/index.ts';
import { Text } from '../text/index.ts';
import { Chip, FilterChip, RemovableChip } from './index.ts';

export const examples: Example[] = [
  {
    name: 'Tonos',
    render: () => (
      <Cluster gap={2}>
        <Chip>Biología</Chip>
        <Chip tone="accent" icon="leaf">
          ODS 13: Acción por el clima
        </Chip>
        <Chip tone="info" icon="info">
          Presencial
        </Chip>
        <Chip tone="success" icon="success">
          Verificada
        </Chip>
        <Chip tone="warning" icon="clock">
          Quedan 2 días
        </Chip>
        <Chip tone="danger" icon="error">
          Cerrado
        </Chip>
      </Cluster>
    ),
  },
  { name: 'Que se quitan', render: () => <Chosen /> },
  { name: 'Filtros', render: () => <Filters /> },
  {
    name: 'Fija',
    render: () => (
      <RemovableChip onRemove={() => undefined} disabled>
        Grado en Biología
      </RemovableChip>
    ),
  },
];

function Chosen() {
  const [degrees, setDegrees] = useState([
    'Grado en Biología',
    'Grado en Ciencias Ambientales',
    'Máster en Ecología',
  ]);
  if (degrees.length === 0) return <Text tone="muted">No has elegido ninguna titulación.</Text>;
  return (
    <Cluster as="ul" gap={2} aria-label="Titulaciones elegidas">
      {degrees.map((degree) => (
        <li key={degree}>
          <RemovableChip onRemove={() => setDegrees(degrees.filter((other) => other !== degree))}>
            {degree}
          </RemovableChip>
        </li>
      ))}
    </Cluster>
  );
}

function Filters() {
  const [on, setOn] = useState<string[]>(['En remoto']);
  return (
    <Cluster gap={2} role="group" aria-label="Modalidad">
      {['Presencial', 'En remoto', 'Mixta'].map((mode) => (
        <FilterChip
          key={mode}
          pressed={on.includes(mode)}
          onClick={() => setOn(on.includes(mode) ? on.filter((other) => other !== mode) : [...on, mode])}
        >
          {mode}
        </FilterChip>
      ))}
    </Cluster>
  );
}
