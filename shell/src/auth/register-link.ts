import { useState } from 'react';
import { registrableRoles, type RegistrableRole } from '@puente/contract/roles';
import { useSearchParams } from '@puente/platform/router';

export interface RegisterLink {
  profile: RegistrableRole;
  /** The link already says who it is for: no selector. */
  hideProfile: boolean;
  /** Code of a campaign, or of one of its programs; as it came. */
  campaign: string | null;
  chooseProfile: (profile: RegistrableRole) => void;
}

/**
 * What a link to /register says: `?profile=coordinator` preselects, `&hideProfile=1` hides the selector, `?campaign=udc`
 * sets a campaign. The address always says which profile is chosen, so that a reload and a bookmark keep it.
 */
export function useRegisterLink(): RegisterLink {
  const [search, setSearch] = useSearchParams();
  const inAddress = registrableRoles.find((role) => role === search.get('profile')) ?? 'student';
  // What was chosen shows at once: the address says it a moment later, and arrows may be pressed faster than that.
  const [chosen, setChosen] = useState<RegistrableRole | null>(null);
  if (chosen === inAddress) setChosen(null);
  return {
    profile: chosen ?? inAddress,
    hideProfile: search.get('hideProfile') === '1',
    campaign: search.get('campaign'),
    chooseProfile: (profile) => {
      setChosen(profile);
      setSearch(
        (former) => {
          former.set('profile', profile);
          return former;
        },
        { replace: true, preventScrollReset: true },
      );
    },
  };
}
