import { openDataFile, openDataQueries } from '@puente/client/open-data';
import { brand } from '@puente/contract/brand';
import {
  openDataFigures,
  openDataLicence,
  openDataProvinceCounting,
} from '@puente/contract/constants/open-data';
import type { OpenData } from '@puente/contract/entities/open-data';
import { limits } from '@puente/contract/limits';
import { DescriptionList } from '@puente/design-system/description-list';
import { BarTable } from '@puente/design-system/details';
import { Heading, PageHeader } from '@puente/design-system/heading';
import { Cluster, Container, Stack } from '@puente/design-system/layout';
import { ButtonLink, Link } from '@puente/design-system/link';
import { QueryState } from '@puente/design-system/retry';
import { SkeletonList } from '@puente/design-system/skeleton';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { stateOf, useQuery } from '@puente/platform/query';
import { useReady } from '@puente/platform/ui';
import { MonthTable } from './MonthTable.tsx';

/** /datos: the platform's own statistics by month, as open data. */
export default function OpenDataPage() {
  const counted = useQuery(openDataQueries.months());
  useReady(!counted.isPending);
  return (
    <Container>
      <PageHeader
        title="Datos abiertos"
        lead={`Qué pasa en ${brand.name}, mes a mes. Puedes usar estas cifras en tu trabajo, tu noticia o tu web.`}
      />
      <Stack gap={8}>
        <QueryState
          query={stateOf(counted)}
          skeleton={<SkeletonList count={6} />}
          failed="No hemos podido cargar los datos"
          headingLevel={2}
        >
          {({ months, provinces }) => (
            <>
              <MonthTable months={months} />
              <ProvinceTable provinces={provinces} />
            </>
          )}
        </QueryState>
        <Stack as="section" gap={4} aria-labelledby="counting">
          <Heading level={2} id="counting">
            Cómo se cuenta
          </Heading>
          <DescriptionList
            items={Object.values(openDataFigures).map(({ label, counting }) => ({
              term: label,
              description: counting,
            }))}
          />
          <Text>
            {`Los meses son los del calendario peninsular y se publican cuando acaban. Una cifra menor que ${limits.openData.fewest} no se publica, para que no se pueda reconocer a nadie: ahí dice «menos de ${limits.openData.fewest}». Todo se vuelve a contar cada hora.`}
          </Text>
        </Stack>
        <Stack as="section" gap={4} aria-labelledby="embed">
          <Heading level={2} id="embed">
            Los proyectos, en tu web
          </Heading>
          <Text>
            Una universidad, una facultad o una asociación puede enseñar en su página la lista de proyectos
            abiertos: <Link href={href('embedCode')}>prepara el código para insertarla</Link>.
          </Text>
        </Stack>
        <Stack as="section" gap={4} aria-labelledby="licence">
          <Heading level={2} id="licence">
            Licencia y descarga
          </Heading>
          <Text>
            Con licencia <Link href={openDataLicence.url}>{openDataLicence.name}</Link>: puedes copiarlos,
            cambiarlos y publicarlos si dices que vienen de {brand.name}.
          </Text>
          <Cluster gap={3}>
            <ButtonLink href={openDataFile('csv')} download>
              Descargar CSV
            </ButtonLink>
            <ButtonLink href={openDataFile('json')} download>
              Descargar JSON
            </ButtonLink>
          </Cluster>
        </Stack>
      </Stack>
    </Container>
  );
}

/** Number of projects by province, for provinces with enough of them. */
function ProvinceTable({ provinces }: Pick<OpenData, 'provinces'>) {
  if (provinces.length === 0) return null;
  return (
    <Stack as="section" gap={4} aria-labelledby="provinces">
      <Heading level={2} id="provinces">
        Proyectos por provincia
      </Heading>
      <BarTable
        caption={`${openDataProvinceCounting} Solo salen las provincias con ${limits.openData.fewest} o más.`}
        columns={['Provincia', 'Proyectos publicados']}
        rows={provinces.map(({ province, projects }) => ({
          key: province,
          name: province,
          value: projects,
          text: String(projects),
        }))}
        most={Math.max(...provinces.map(({ projects }) => projects))}
      />
    </Stack>
  );
}
