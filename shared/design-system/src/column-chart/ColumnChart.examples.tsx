import { type Example } from '../examples.ts';
import { Stack } from '../layout/index.ts';
import { Text } from '../text/index.ts';
import { ColumnChart } from './index.ts';

const values = [4, 9, 0, 12, null, 7];

export const examples: Example[] = [
  {
    name: 'Columnas por semana',
    render: () => (
      <Stack gap={2}>
        <Text>Solicitudes por semana: 4, 9, 0, 12, sin datos y 7</Text>
        <ColumnChart
          values={values}
          titles={values.map((value, index) => `Semana ${index + 1}: ${value ?? '—'}`)}
        />
      </Stack>
    ),
  },
  {
    name: 'Columnas sin ningún valor',
    render: () => (
      <Stack gap={2}>
        <Text>Ninguna solicitud</Text>
        <ColumnChart values={[0, 0]} titles={['Semana 1: 0', 'Semana 2: 0']} />
      </Stack>
    ),
  },
];
