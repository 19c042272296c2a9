import { typedStudyQueries } from '@puente/client/typed-studies';
import { PageHeader } from '@puente/design-system/heading';
import { Container, Stack } from '@puente/design-system/layout';
import { SectionNav } from '@puente/design-system/section-nav';
import { useQuery } from '@puente/platform/query';
import { useSearchParams } from '@puente/platform/router';
import { AgreementRules } from './AgreementRules.tsx';
import { DegreeReview } from './DegreeReview.tsx';
import { pageOf, type StudyTab, studyTabs, tabHref, tabOf } from './study-tab.ts';
import { UniversityReview } from './UniversityReview.tsx';

const labels: Readonly<Record<StudyTab, string>> = {
  universities: 'Universidades',
  degrees: 'Titulaciones',
};

/** /staff/estudios: universities and degrees that users typed because the catalogue does not have them. */
export default function StaffStudiesPage() {
  const [search] = useSearchParams();
  const tab = tabOf(search);
  const universities = useQuery(typedStudyQueries.universities(pageOf('universities', search)));
  const degrees = useQuery(typedStudyQueries.degrees(pageOf('degrees', search)));
  const totals: Record<StudyTab, number | undefined> = {
    universities: universities.data?.meta.pagination.total,
    degrees: degrees.data?.meta.pagination.total,
  };

  return (
    <Container>
      <PageHeader
        title="Universidades y titulaciones por revisar"
        lead="Nombres que alguien ha escrito porque no estaban en la lista. Acéptalos para que los encuentre todo el mundo, o únelos con el que ya existe."
      />
      <Stack gap={6}>
        <SectionNav
          label="Qué revisar"
          items={studyTabs.map((name) => ({
            href: tabHref(name),
            label: labels[name],
            current: name === tab,
            count: totals[name],
          }))}
        />
        {tab === 'universities' ? (
          <>
            <UniversityReview query={universities} />
            <AgreementRules />
          </>
        ) : (
          <DegreeReview query={degrees} />
        )}
      </Stack>
    </Container>
  );
}
