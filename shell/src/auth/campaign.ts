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
  /** University whose code is in the link (specification §9). */
  university: { id: number; name: string } | null;
}

export interface LinkedCampaign {
  /** Code from the address. */
  code: string | null;
  chosen: ChosenCampaign | null;
  /** True while the campaign is loading. */
  pending: boolean;
  /** Error of the request. Also set during a retry. */
  failure: Error | null;
  retry: () => void;
  /**
   * Waits for the campaign to register with.
   * @throws {ApiError} when there is no such campaign: the form on the screen would then differ from the request
   */
  settled: () => Promise<Campaign | null>;
}

/**
 * Loads the running campaign that an address names. If loading fails there is no campaign: the page works without it, and before it has
 * loaded.
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
  // Keep the error ourselves: the query drops it during a retry.
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
