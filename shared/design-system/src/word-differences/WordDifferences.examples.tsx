import { type Example } from '../examples.ts';
import { WordDifferences } from './index.ts';

export const examples: Example[] = [
  {
    name: 'Una frase que cambia',
    render: () => (
      <WordDifferences
        before="Puedes tener tres trabajos publicados. Publica solo lo que es tuyo."
        after="Puedes tener hasta cinco trabajos publicados. Publica solo lo que es tuyo o puedes publicar."
      />
    ),
  },
  { name: 'Sin cambios', render: () => <WordDifferences before="Lo mismo." after="Lo mismo." /> },
];
