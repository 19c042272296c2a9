import { PageHeader } from '@puente/design-system/heading';
import { Container, Stack } from '@puente/design-system/layout';
import { SectionNav } from '@puente/design-system/section-nav';
import { href } from '@puente/platform/links';
import { useSearchParams } from '@puente/platform/router';
import { useUser } from '@puente/platform/session';
import { InnovationList } from './InnovationList.tsx';
import { SavedWorks } from './SavedWorks.tsx';

/** /spaces/innovation/corner: finished works, for organisations that want to contact their authors or to continue them. */
export default function InnovationPage() {
  const user = useUser();
  const [address] = useSearchParams();
  const keepsWorks = user?.profileType === 'coordinator';
  const isSaved = keepsWorks && address.get('tab') === 'saved';
  return (
    <Container>
      <PageHeader
        title="Innovation Corner"
        lead="Trabajos terminados de estudiantes de toda España. Escribe a quien lo hizo o propón un proyecto que siga donde lo dejó."
      />
      <Stack gap={6}>
        {keepsWorks && (
          <SectionNav
            label="Partes del Innovation Corner"
            items={[
              { href: href('innovation'), label: 'Trabajos', current: !isSaved },
              { href: href('innovation', {}, { tab: 'saved' }), label: 'Guardados', current: isSaved },
            ]}
          />
        )}
        {isSaved ? <SavedWorks user={user.id} /> : <InnovationList />}
      </Stack>
    </Container>
  );
}
