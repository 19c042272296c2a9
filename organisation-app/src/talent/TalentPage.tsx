import { PageHeader } from '@puente/design-system/heading';
import { Container } from '@puente/design-system/layout';
import { TalentGate } from './TalentGate.tsx';
import { TalentSearch } from './TalentSearch.tsx';

/** /spaces/organizations/talent: students who chose to be found by organisations like this one. */
export default function TalentPage() {
  return (
    <Container>
      <PageHeader
        title="Talent Corner"
        lead="Estudiantes que han elegido que las organizaciones les encuentren. Sin puntuaciones: tú pones los filtros, y cada tarjeta dice por qué aparece."
      />
      <TalentGate>{() => <TalentSearch />}</TalentGate>
    </Container>
  );
}
