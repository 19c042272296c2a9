import type { CurrentUser } from '@puente/contract/entities/user';
import { PageHeader } from '@puente/design-system/heading';
import { Container, Stack } from '@puente/design-system/layout';
import { SectionNav } from '@puente/design-system/section-nav';
import { href } from '@puente/platform/links';
import { pageNumber } from '@puente/platform/pages';
import { useSearchParams } from '@puente/platform/router';
import { useUser } from '@puente/platform/session';
import { usePageTitle } from '@puente/platform/ui';
import { CompleteProfileOffer } from '../wizard/CompleteProfileOffer.tsx';
import { Applications } from './Applications.tsx';
import { Notifications } from './Notifications.tsx';
import { PersonalData } from './PersonalData.tsx';
import { SavedProjects } from './SavedProjects.tsx';
import { sectionOf, sectionsFor } from './sections.ts';

/** /profile?section=…: the data of the signed-in user. */
export default function ProfilePage() {
  const user = useUser();
  // A logout removes the user a moment before the page.
  return <Container>{user && <Profile user={user} />}</Container>;
}

function Profile({ user }: { user: CurrentUser }) {
  const [params] = useSearchParams();
  const current = sectionOf(params.get('section'), user.profileType);
  const sections = sectionsFor(user.profileType);
  usePageTitle(current.title);

  return (
    <>
      <PageHeader title="Mi perfil" lead={`${user.name} ${user.surname}`} />
      <Stack gap={6}>
        <CompleteProfileOffer />
        {sections.length > 1 && (
          <SectionNav
            label="Secciones del perfil"
            items={sections.map(({ id, label }) => ({
              href: href('profile', {}, { section: id === 'personal' ? undefined : id }),
              label,
              current: id === current.id,
            }))}
          />
        )}
        {current.id === 'personal' && <PersonalData user={user} />}
        {current.id === 'applys' && <Applications page={pageNumber(params)} />}
        {current.id === 'projects' && user.details && <SavedProjects user={user.id} />}
        {current.id === 'notifications' && user.details && <Notifications student={user.details.id} />}
      </Stack>
    </>
  );
}
