import { type Example } from '../examples.ts';
import { Spinner } from './index.ts';

export const examples: Example[] = [
  { name: 'Con nombre', render: () => <Spinner label="Cargando proyectos" /> },
];
