import { Heading } from '@puente/design-system/heading';
import { Container, Stack } from '@puente/design-system/layout';
import { Text } from '@puente/design-system/text';
import landing from '../AudienceLanding.module.css';
import { type Step, StepList } from '../StepList.tsx';

/** Steps of the tutoring process for a teacher who is named: 'Lo que dirijo' in their profile, and the conversations. */
const steps: readonly Step[] = [
  {
    title: 'Te nombran',
    text: 'Quien publica su trabajo escribe el correo de tu cuenta docente. Una organización también puede proponerte para su proyecto.',
  },
  {
    title: 'Lo lees antes de decidir',
    text: 'Desde ese momento lo tienes en «Lo que dirijo», en tu perfil. Un trabajo puedes leerlo aunque aún sea un borrador.',
  },
  {
    title: 'Aceptas o lo rechazas',
    text: 'Hasta que aceptas, nadie que lo lea sabe nada de ti. Después figuras como quien lo dirige.',
  },
  {
    title: 'Os escribís aquí',
    text: 'Si el trabajo se publica, las organizaciones pueden preguntarte por él sin conocer tu correo.',
  },
];

export function TutoringSteps() {
  return (
    <section className={landing.section} aria-labelledby="tutoring">
      <Container>
        <Stack gap={2} className={landing.title}>
          <Heading level={2} id="tutoring">
            Cómo tutoriza el profesorado
          </Heading>
          <Text tone="muted">
            El tema se aprueba, se dirige y se califica en tu universidad, con sus normas. Aquí nadie pone
            notas.
          </Text>
        </Stack>
        <StepList steps={steps} />
      </Container>
    </section>
  );
}
