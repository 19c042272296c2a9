import { brand } from '@puente/contract/brand';
import { Heading, PageHeader } from '@puente/design-system/heading';
import { Container, Stack } from '@puente/design-system/layout';
import { useQuery } from '@puente/platform/query';
import { StaffText } from '../about/StaffText.tsx';
import { awardEditions, awardedWorks, enteredWorks } from './awards-data.ts';
import { AwardWorks } from './AwardWorks.tsx';
import { Editions } from './Editions.tsx';
import { HowToEnter } from './HowToEnter.tsx';

/** /awards: call for the best works (specification §2). Staff write its dates, rules and jury. */
export default function AwardsPage() {
  const { data: editions = [] } = useQuery(awardEditions());
  const awarded = useQuery(awardedWorks());
  const entered = useQuery(enteredWorks());
  return (
    <Container>
      <PageHeader
        title={`Premios ${brand.name}`}
        lead="Para los trabajos de fin de grado y de máster que dejan algo útil a quien lo necesitaba."
      />
      <Stack gap={8}>
        <Stack as="section" gap={4} aria-labelledby="call">
          <Heading level={2} id="call">
            La convocatoria
          </Heading>
          {editions.length > 0 && <Editions editions={editions} />}
          <StaffText
            slug="premios"
            pending="Las fechas, las bases, las categorías y el jurado"
            meanwhile={
              editions.length > 0
                ? 'Las bases completas estarán aquí.'
                : 'Aún no hay una convocatoria publicada. Cuando se abra, aquí estarán sus fechas, sus bases, sus categorías y su jurado.'
            }
          />
        </Stack>
        <HowToEnter />
        <AwardWorks
          works={awarded}
          id="awarded"
          title="Trabajos premiados"
          none="Todavía no hay trabajos premiados."
        />
        <AwardWorks
          works={entered}
          id="entered"
          title="Trabajos que participan"
          none="Aún no participa ninguno. El primero puede ser el tuyo."
        />
      </Stack>
    </Container>
  );
}
