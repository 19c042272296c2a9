import { campaignQueries } from '@puente/client/content';
import * as studyQueries from '@puente/client/study-queries';
import { programs, universityCodes } from '@puente/contract/constants/programs';
import type { Campaign } from '@puente/contract/entities/program';
import { useQuery } from '@puente/platform/query';

export interface ChosenCampaign {
  campaign: Campaign;
  /** The one that the link names by its code (specification §9). */
  university: { id: number; name: string } | null;
}

/**
 * The running campaign that an address names: by its own code, or by that of one of its programs, as `udc` or `ecoembes`.
 * One that there is not, not any more, or that cannot be asked for is none: the page works without it.
 */
export function useCampaign(code: string | null): { pending: boolean; chosen: ChosenCampaign | null } {
  const universityCode = code !== null && Object.hasOwn(universityCodes, code);
  const campaigns = useQuery({ ...campaignQueries.list(), enabled: code !== null });
  const university = useQuery({ ...studyQueries.universityOfCode(code ?? ''), enabled: universityCode });
  if (code === null) return { pending: false, chosen: null };

  const name = Object.hasOwn(programs, code) ? programs[code as keyof typeof programs] : null;
  const campaign = campaigns.data?.find((one) => one.active && (one.code === code || one.name === name));
  return {
    pending: campaigns.isPending || (universityCode && university.isPending),
    chosen: campaign ? { campaign, university: university.data ? { id: university.data.id, name: university.data.name } : null } : null,
  };
}
