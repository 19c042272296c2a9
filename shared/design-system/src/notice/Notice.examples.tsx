import { Button } from '../button/index.ts';
import { type Example } from '../examples.ts';
import { Stack } from '../layout/index.ts';
import { Link } from '../link/index.ts';
import { Notice } from './index.ts';

export const examples: Example[] = [
  {
    name: 'Tonos',
    render: () => (
      <Stack gap={3}>
        <Notice tone="info" title="Tu perfil está a medias">
          Complétalo para ver los proyectos que encajan contigo.
        </Notice>
        <Notice tone="success">Hemos enviado tu candidatura.</Notice>
        <Notice tone="warning" title="Este proyecto cierra mañana">
          Revisa los <Link href="/projects/12">requisitos</Link> antes de presentarte.
        </Notice>
        <Notice
          tone="danger"
          title="No hemos podido cargar los proyectos"
          action={
            <Button variant="secondary" size="sm" icon="refresh">
              Reintentar
            </Button>
          }
        >
          Comprueba tu conexión.
        </Notice>
      </Stack>
    ),
  },
];
