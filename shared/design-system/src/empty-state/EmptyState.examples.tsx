import { Button } from '../button/index.ts';
import { type Example } from '../examples.ts';
import { ButtonLink } from '../link/index.ts';
import { EmptyState } from './index.ts';

export const examples: Example[] = [
  {
    name: 'Sin resultados',
    render: () => (
      <EmptyState
        title="No hay proyectos con estos filtros"
        headingLevel={3}
        action={<Button variant="secondary">Quitar los filtros</Button>}
      >
        Prueba con otra área o con menos palabras.
      </EmptyState>
    ),
  },
  {
    name: 'Aún vacío',
    render: () => (
      <EmptyState
        title="Aún no has guardado ningún proyecto"
        icon="bookmark"
        headingLevel={3}
        action={<ButtonLink href="/projects">Ver proyectos</ButtonLink>}
      >
        Guarda los que te interesen para compararlos con calma.
      </EmptyState>
    ),
  },
];
