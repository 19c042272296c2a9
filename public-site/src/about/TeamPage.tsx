import { pageQueries } from '@puente/client/content';
import { brand } from '@puente/contract/brand';
import { PageHeader } from '@puente/design-system/heading';
import { Container, Stack } from '@puente/design-system/layout';
import { Prose } from '@puente/design-system/text';
import { useQuery } from '@puente/platform/query';
import { AboutLinks } from './AboutLinks.tsx';
import { StaffText } from './StaffText.tsx';

const slug = 'equipo';

/** /equipo: the people behind the product. Staff write the text; until then the page promises no names. */
export default function TeamPage() {
  const page = useQuery(pageQueries.bySlug(slug));
  const isTold = Boolean(page.data?.content);
  return (
    <Container width="text">
      <PageHeader
        title="Equipo"
        lead={isTold ? `Quién está detrás de ${brand.name}, y para qué.` : `Para qué existe ${brand.name}.`}
      />
      <Stack gap={8}>
        <Prose>
          <p>{brand.description}</p>
        </Prose>
        <StaffText
          slug={slug}
          pending="Las personas del equipo"
          meanwhile="Detrás hay personas que leen cada mensaje del formulario de contacto."
        />
        <AboutLinks />
      </Stack>
    </Container>
  );
}
