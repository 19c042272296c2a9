import { type Example } from '../examples.ts';
import { PlainText } from './index.ts';

export const examples: Example[] = [
  {
    name: 'Con saltos de línea y direcciones',
    render: () => (
      <PlainText
        text={
          'Buenos días, Iria.\n\n¿Te va bien el martes a las 10:00? El plano de la oficina está en https://example.org/como-llegar.'
        }
      />
    ),
  },
];
