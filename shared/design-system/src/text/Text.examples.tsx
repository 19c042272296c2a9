import { type Example } from '../examples.ts';
import { Stack } from '../layout/index.ts';
import { Link } from '../link/index.ts';
import { Prose, Text, VisuallyHidden } from './index.ts';

export const examples: Example[] = [
  {
    name: 'Tamaños y tonos',
    render: () => (
      <Stack gap={3}>
        <Text size="lg">Elige un reto que te importe y conviértelo en tu trabajo de fin de grado.</Text>
        <Text>La organización te acompaña y tu tutor o tutora evalúa el resultado.</Text>
        <Text size="sm" tone="muted">
          Publicado el 12 de marzo. Quedan 18 días para presentar tu candidatura.
        </Text>
      </Stack>
    ),
  },
  {
    name: 'Texto largo',
    render: () => (
      <Prose>
        <h2>Cómo elegir el tema</h2>
        <p>
          Empieza por lo que te mueve. Después mira qué organizaciones trabajan en ello en la{' '}
          <Link href="/spaces/organizations">lista de empresas</Link>.
        </p>
        <h3>Tres pasos</h3>
        <ol>
          <li>Anota tres temas que te interesen.</li>
          <li>Habla con quien pueda tutorizarlo.</li>
          <li>Escribe a la organización antes de presentar la propuesta.</li>
        </ol>
        <blockquote>Un buen tema cabe en una pregunta.</blockquote>
      </Prose>
    ),
  },
  {
    name: 'Solo para lectores de pantalla',
    render: () => (
      <Text>
        3<VisuallyHidden> solicitudes nuevas</VisuallyHidden>
      </Text>
    ),
  },
];
