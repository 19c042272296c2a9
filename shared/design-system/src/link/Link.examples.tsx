import { type Example } from '../examples.ts';
import { Cluster, Stack } from '../layout/index.ts';
import { Text } from '../text/index.ts';
import { ButtonLink, Link } from './index.ts';

export const examples: Example[] = [
  {
    name: 'En una frase',
    render: () => (
      <Text>
        Lee la <Link href="/politica-privacidad">política de privacidad</Link> y los{' '}
        <Link href="https://www.boe.es" external>
          términos legales
        </Link>
        .
      </Text>
    ),
  },
  {
    name: 'Solo en su línea',
    render: () => (
      <Stack gap={2}>
        <Link href="/projects" variant="standalone">
          Ver todos los proyectos
        </Link>
        <Link href="https://www.un.org/sustainabledevelopment/es/" variant="standalone" external>
          Objetivos de Desarrollo Sostenible
        </Link>
        <Link href="/equipo" variant="quiet">
          Equipo
        </Link>
      </Stack>
    ),
  },
  {
    name: 'Con aspecto de botón',
    render: () => (
      <Cluster>
        <ButtonLink href="/register">Crear cuenta</ButtonLink>
        <ButtonLink href="/projects" variant="secondary" icon="search">
          Explorar proyectos
        </ButtonLink>
        <ButtonLink href="/preguntas-frecuentes" variant="quiet" size="sm">
          Preguntas frecuentes
        </ButtonLink>
        <ButtonLink href="https://example.org/bases.pdf" variant="secondary" external>
          Bases de la convocatoria
        </ButtonLink>
      </Cluster>
    ),
  },
];
