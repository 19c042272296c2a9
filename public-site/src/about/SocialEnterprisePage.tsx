import { brand } from '@puente/contract/brand';
import { PageHeader } from '@puente/design-system/heading';
import { Container, Stack } from '@puente/design-system/layout';
import { Prose } from '@puente/design-system/text';
import { AboutLinks } from './AboutLinks.tsx';
import { StaffText } from './StaffText.tsx';

/** /{slug}-una-empresa-social: purpose of the product. Staff write the text about its owner and achievements. */
export default function SocialEnterprisePage() {
  return (
    <Container width="text">
      <PageHeader
        title={`${brand.name}, una empresa social`}
        lead="Miles de trabajos finales se quedan cada año en un cajón. Aquí se hacen con quien los necesita."
      />
      <Stack gap={8}>
        <Prose>
          <p>{brand.description}</p>
          <p>
            Una organización cuenta un reto; un estudiante lo convierte en su trabajo de fin de grado o de
            máster; un docente lo tutoriza, y lo que se aprende vuelve a quien lo necesitaba.
          </p>
        </Prose>
        <StaffText
          slug="una-empresa-social"
          pending="La forma jurídica, la misión y los resultados de la empresa social"
        />
        <AboutLinks />
      </Stack>
    </Container>
  );
}
