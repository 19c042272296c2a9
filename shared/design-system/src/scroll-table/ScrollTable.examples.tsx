import { type Example } from '../examples.ts';
import { ScrollTable } from './index.ts';

export const examples: Example[] = [
  {
    name: 'Cifras por mes',
    render: () => (
      <ScrollTable
        label="Altas por mes"
        captioned
        head={
          <tr>
            <th scope="col">Mes</th>
            <th scope="col" data-align="end">
              Estudiantes
            </th>
            <th scope="col" data-align="end">
              Docentes
            </th>
          </tr>
        }
      >
        <tr>
          <th scope="row" data-brief>
            octubre de 2026
          </th>
          <td data-align="end">1.204</td>
          <td data-align="end">38</td>
        </tr>
      </ScrollTable>
    ),
  },
];
