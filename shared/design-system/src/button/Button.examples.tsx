import { useState } from 'react';
import { type Example } from '../examples.ts';
import { Cluster } from '../layout/index.ts';
import { Button, IconButton } from './index.ts';

export const examples: Example[] = [
  {
    name: 'Variantes',
    render: () => (
      <Cluster>
        <Button>Enviar candidatura</Button>
        <Button variant="secondary">Guardar borrador</Button>
        <Button variant="quiet">Ahora no</Button>
        <Button variant="danger" icon="trash">
          Eliminar proyecto
        </Button>
      </Cluster>
    ),
  },
  {
    name: 'Con icono y pequeños',
    render: () => (
      <Cluster>
        <Button icon="plus">Publicar proyecto</Button>
        <Button variant="secondary" size="sm" icon="filter">
          Filtrar
        </Button>
        <Button size="sm">Aplicar</Button>
        <Button variant="quiet" size="sm" icon="refresh">
          Reintentar
        </Button>
      </Cluster>
    ),
  },
  {
    name: 'Ocupado y desactivado',
    render: () => (
      <Cluster>
        <Button busy>Enviando…</Button>
        <Button variant="secondary" busy>
          Guardando…
        </Button>
        <Button disabled>Enviar candidatura</Button>
        <Button variant="secondary" disabled>
          Siguiente
        </Button>
      </Cluster>
    ),
  },
  { name: 'Guardar un proyecto', render: () => <SaveButton /> },
  {
    name: 'Solo icono',
    render: () => (
      <Cluster>
        <IconButton icon="menu" label="Abrir el menú" />
        <IconButton icon="bell" label="Notificaciones, 3 sin leer" />
        <IconButton icon="edit" label="Editar el proyecto" variant="secondary" size="sm" />
        <IconButton icon="search" label="Buscar" variant="primary" />
        <IconButton icon="download" label="Descargar el archivo" busy />
      </Cluster>
    ),
  },
];

function SaveButton() {
  const [saved, setSaved] = useState(false);
  return (
    <IconButton
      icon={saved ? 'bookmark-filled' : 'bookmark'}
      label="Guardar el proyecto «Huertos urbanos»"
      aria-pressed={saved}
      onClick={() => setSaved(!saved)}
    />
  );
}
