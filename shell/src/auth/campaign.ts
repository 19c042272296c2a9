import { useState } from 'react';
import { ApiError } from '@puente/client/api-error';
import { campaignQueries } from '@puente/client/content';
import * as studyQueries from '@puente/client/study-queries';
import { campaignOf } from '@puente/contract/campaign-of';
import { universityCodes } from '@puente/contract/constants/programs';
import type { Campaign } from '@puente/contract/entities/program';
import { useQuery, useQueryClient } from '@puente/platform/query';

interface ChosenCampaign {
  campaign: Campaign;
  /** The university that the link names by its code (specification §9). */
  university: { id: number; name: string } | null;
}

export interface LinkedCampaign {
  /** As the address has it. */
  code: string | null;
  chosen: ChosenCampaign | null;
  /** It is being asked for. */
  pending: boolean;
  /** Why it could not be loaded; also during a retry. */
  failure: Error | null;
  retry: () => void;
  /**
   * The campaign to register with, waited for if need be.
   * @throws {ApiError} when there turns out to be none: what is on the screen then is not what was to be sent
   */
  settled: () => Promise<Campaign | null>;
}

/**
 * The running campaign that an address names. One that cannot be loaded counts as none: the page works without it, and before
 * it is there.
 */
export function useCampaign(code: string | null): LinkedCampaign {
  const queryClient = useQueryClient();
  const universityCode = code !== null && Object.hasOwn(universityCodes, code);
  const campaigns = useQuery({ ...campaignQueries.list(), enabled: code !== null });
  const { data: university } = useQuery({
    ...studyQueries.universityOfCode(code ?? ''),
    enabled: universityCode,
  });
  const campaign = campaignOf(code, campaigns.data);
  // While it is asked for again the query knows no more of its failure.
  const [failure, setFailure] = useState<Error | null>(null);
  if (campaigns.error && campaigns.error !== failure) setFailure(campaigns.error);
  const pending = code !== null && campaigns.isPending;

  return {
    code,
    chosen: campaign && {
      campaign,
      university: university ? { id: university.id, name: university.name } : null,
    },
    pending,
    failure: campaigns.data ? null : failure,
    retry: () => void campaigns.refetch(),
    settled: async () => {
      if (!pending) return campaign;
      const found = campaignOf(code, await queryClient.fetchQuery(campaignQueries.list()));
      if (!found) throw new ApiError('NotFound');
      return found;
    },
  };
}
