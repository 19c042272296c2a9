import * as organizationQueries from '@puente/client/organization-queries';
import { removeLogo, updateOrganization } from '@puente/client/organizations';
import type { Organization } from '@puente/contract/entities/organization';
import { useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';
import { LogoField } from './LogoField.tsx';

/** Logo of an existing organisation. Each change is saved at once. */
export function OwnLogo({ organization: { id, logo } }: { organization: Organization }) {
  const queryClient = useQueryClient();

  async function keep(picture: File | null) {
    const { data } = await (picture ? updateOrganization(id, { logo: picture }) : removeLogo(id));
    queryClient.setQueryData(organizationQueries.one(id).queryKey, (known) =>
      known ? { ...known, logo: data.logo ?? null } : known,
    );
    showToast({
      tone: 'success',
      message: picture ? 'Hemos guardado el logo.' : 'Hemos quitado el logo.',
    });
  }

  return <LogoField address={logo?.url ?? null} onKeep={keep} />;
}
