import { Heading } from '@puente/design-system/heading';
import { Cluster, Container, Stack } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import landing from '../AudienceLanding.module.css';

/** Material for departments: a notice for the wall, and code to embed the projects in their site. */
export function ShareWithStudents() {
  return (
    <section className={landing.section} aria-labelledby="share">
      <Container className={landing.sideBySide}>
        <Heading level={2} id="share">
          Llévalo a tu centro
        </Heading>
        <Stack gap={4}>
          <Text>
            Una hoja A4 para el tablón, con los pasos y la dirección. Y un código para que la web del
            departamento muestre los proyectos abiertos.
          </Text>
          <Cluster gap={3}>
            <ButtonLink href={href('universitySheet')} variant="secondary" icon="print">
              Ver la hoja para imprimir
            </ButtonLink>
            <ButtonLink href={href('embedCode')} variant="secondary">
              Mostrar los proyectos en tu web
            </ButtonLink>
          </Cluster>
        </Stack>
      </Container>
    </section>
  );
}
