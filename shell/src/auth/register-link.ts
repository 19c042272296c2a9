import { useState } from 'react';
import { type RegistrableRole, registrableRoles } from '@puente/contract/roles';
import { useSearchParams } from '@puente/platform/router';

export interface RegisterLink {
  profile: RegistrableRole;
  /** True when the link fixes the profile, so that no selector is needed. */
  hideProfile: boolean;
  /** Code of a campaign or of one of its programs, not validated. */
  campaign: string | null;
  chooseProfile: (profile: RegistrableRole) => void;
}

/**
 * Options in a link to /register: `?profile=coordinator` preselects, `&hideProfile=1` hides the selector, `?campaign=udc` sets a campaign.
 * The chosen profile is kept in the address, so that a reload and a bookmark preserve it.
 */
export function useRegisterLink(): RegisterLink {
  const [search, setSearch] = useSearchParams();
  const inAddress = registrableRoles.find((role) => role === search.get('profile')) ?? 'student';
  // Show the choice at once: the address changes a moment later, and arrow keys may be faster than that.
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
