import { Stack } from '@puente/design-system/layout';
import { useReady } from '@puente/platform/ui';
import { ProfileSection } from '../ProfileSection.tsx';
import type { SectionProps } from '../sections.ts';
import sheet from '../Sheet.module.css';
import { AccountFacts } from './AccountFacts.tsx';
import { JobPosition } from './JobPosition.tsx';
import { PersonalDataForm } from './PersonalDataForm.tsx';
import { Picture } from './Picture.tsx';

/** Personal data: picture, name and phone, and the position of coordinators. */
export default function PersonalData({ user }: SectionProps) {
  useReady(true);
  return (
    <Stack gap={8} className={sheet.sheet}>
      <ProfileSection title="Datos personales">
        <Picture user={user} />
        <PersonalDataForm user={user} />
        <AccountFacts user={user} />
      </ProfileSection>
      {user.profileType === 'coordinator' && <JobPosition user={user.id} />}
    </Stack>
  );
}
