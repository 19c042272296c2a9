import { Button } from '../button/index.ts';
import { type Example } from '../examples.ts';
import { Stack } from '../layout/index.ts';
import { ButtonLink } from '../link/index.ts';
import { Heading, PageHeader } from './index.ts';

export const examples: Example[] = [
  {
    name: 'Escala',
    render: () => (
      <Stack gap={4}>
        <Heading level={2} size="display">
          Tu TFG puede cambiar algo
        </Heading>
        <Heading level={2} size="xl">
          Proyectos con impacto
        </Heading>
        <Heading level={2}>Organizaciones que buscan talento</Heading>
        <Heading level={3}>Plan de comunicación para un banco de alimentos</Heading>
        <Heading level={4}>Qué vas a aprender</Heading>
      </Stack>
    ),
  },
  {
    name: 'Cabecera de página',
    render: () => (
      <PageHeader
        eyebrow="Estudiantes"
        title="Encuentra un proyecto con impacto"
        lead="Más de cien organizaciones comparten retos reales para tu trabajo de fin de grado o de máster."
        actions={
          <>
            <ButtonLink href="/projects">Ver proyectos</ButtonLink>
            <Button variant="secondary" icon="bookmark">
              Mis guardados
            </Button>
          </>
        }
      />
    ),
  },
  {
    name: 'Cabecera de portada',
    render: () => (
      <PageHeader
        size="display"
        title="Un puente entre la universidad y quien cambia las cosas"
        lead="Conectamos a estudiantes de toda España con organizaciones que necesitan su trabajo."
      />
    ),
  },
];
