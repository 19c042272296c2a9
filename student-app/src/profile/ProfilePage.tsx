import { Suspense } from 'react';
import type { CurrentUser } from '@puente/contract/entities/user';
import { PageHeader } from '@puente/design-system/heading';
import { Container, Stack } from '@puente/design-system/layout';
import { SectionNav } from '@puente/design-system/section-nav';
import { Skeleton } from '@puente/design-system/skeleton';
import { href } from '@puente/platform/links';
import { useSearchParams } from '@puente/platform/router';
import { useUser } from '@puente/platform/session';
import { usePageTitle } from '@puente/platform/ui';
import { CompleteProfileOffer } from '../wizard/CompleteProfileOffer.tsx';
import { sectionPages } from './section-pages.ts';
import { sectionOf, sectionsFor } from './sections.ts';

/** /profile?section=…: profile of the signed-in user. */
export default function ProfilePage() {
  const user = useUser();
  // On a logout the user is removed a moment before the page.
  return <Container>{user && <Profile user={user} />}</Container>;
}

function Profile({ user }: { user: CurrentUser }) {
  const [params] = useSearchParams();
  const current = sectionOf(params.get('section'), user.profileType);
  const { Part: Section } = sectionPages[current.id];
  usePageTitle(current.title);

  return (
    <>
      <PageHeader title="Mi perfil" lead={`${user.name} ${user.surname}`} />
      <Stack gap={6}>
        <CompleteProfileOffer />
        <SectionNav
          label="Secciones del perfil"
          items={sectionsFor(user.profileType).map(({ id, label }) => ({
            href: href('profile', {}, { section: id === 'personal' ? undefined : id }),
            label,
            current: id === current.id,
          }))}
        />
        <Suspense fallback={<Skeleton shape="title" />}>
          <Section key={current.id} user={user} />
        </Suspense>
      </Stack>
    </>
  );
}
