import { type Example } from '../examples.ts';
import { ChangeList } from './index.ts';

export const examples: Example[] = [
  {
    name: 'Campos que cambian',
    render: () => (
      <ChangeList
        headingLevel={2}
        changes={[
          { field: 'Título', before: 'Becas', after: 'Becas y ayudas' },
          {
            field: 'Texto',
            before: 'Puedes tener tres trabajos publicados. Publica solo lo que es tuyo.',
            after: 'Puedes tener hasta cinco trabajos publicados. Publica solo lo que es tuyo.',
          },
          { field: 'Enlace', before: '', after: 'https://puente.example/becas' },
          { field: 'Teléfono' },
        ]}
      />
    ),
  },
];
