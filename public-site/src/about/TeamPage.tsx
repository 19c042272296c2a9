import { brand } from '@puente/contract/brand';
import { PageHeader } from '@puente/design-system/heading';
import { Container, Stack } from '@puente/design-system/layout';
import { Prose } from '@puente/design-system/text';
import { AboutLinks } from './AboutLinks.tsx';
import { StaffText } from './StaffText.tsx';

/** /equipo: who is behind the product, in the words of staff. */
export default function TeamPage() {
  return (
    <Container width="text">
      <PageHeader title="Equipo" lead={`Quién está detrás de ${brand.name}, y para qué.`} />
      <Stack gap={8}>
        <Prose>
          <p>{brand.description}</p>
        </Prose>
        <StaffText slug="equipo" pending="Las personas del equipo" />
        <AboutLinks />
      </Stack>
    </Container>
  );
}
