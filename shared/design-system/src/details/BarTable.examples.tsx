import { ods } from '@puente/contract/constants/projects';
import { type Example } from '../examples.ts';
import { Stack } from '../layout/index.ts';
import { BarTable, GoalLabel } from './index.ts';

export const examples: Example[] = [
  {
    name: 'Tabla con barras',
    render: () => (
      <BarTable
        caption="Proyectos de cada objetivo en 2026"
        columns={['Objetivo', 'Proyectos']}
        most={4}
        rows={[
          { key: 6, name: '6. Agua limpia y saneamiento', value: 4, text: '4' },
          { key: 11, name: '11. Ciudades y comunidades sostenibles', value: 1, text: '1' },
          { key: 13, name: '13. Acción por el clima', value: undefined, text: '–' },
        ]}
      />
    ),
  },
  {
    name: 'Objetivos de Desarrollo Sostenible',
    render: () => (
      <Stack as="ul" gap={2}>
        {ods.map((name, index) => (
          <li key={name}>
            <GoalLabel number={index + 1} />
          </li>
        ))}
      </Stack>
    ),
  },
];
