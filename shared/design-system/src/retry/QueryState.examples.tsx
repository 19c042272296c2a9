import { EmptyState } from '../empty-state/index.ts';
import { type Example } from '../examples.ts';
import { SkeletonList } from '../skeleton/index.ts';
import { QueryState } from './index.ts';

const retry = {
  message: 'No hay conexión con el servicio. Comprueba tu red.',
  busy: false,
  onRetry: () => {},
};

/** A list of works in one state of its query. */
const works = (state: { data?: string[]; isPending?: boolean }) => (
  <QueryState
    query={{ data: undefined, isPending: false, isNotFound: false, retry, ...state }}
    skeleton={<SkeletonList count={2} />}
    failed="No hemos podido cargar tus trabajos"
    empty={<EmptyState headingLevel={3} title="Todavía no has subido ningún trabajo" />}
  >
    {(titles) => (
      <ul>
        {titles.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
    )}
  </QueryState>
);

export const examples: Example[] = [
  { name: 'Pendiente', render: () => works({ isPending: true }) },
  { name: 'Fallida', render: () => works({}) },
  { name: 'Vacía', render: () => works({ data: [] }) },
  { name: 'Con datos', render: () => works({ data: ['Huertos urbanos en escuelas'] }) },
];
