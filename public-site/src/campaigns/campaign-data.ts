import { campaignQueries, pageQueries } from '@puente/client/content';
import { projectQueries } from '@puente/client/projects';
import { campaignOf } from '@puente/contract/campaign-of';
import { programRegions, universityCodes } from '@puente/contract/constants/programs';
import type { Campaign, Program } from '@puente/contract/entities/program';
import type { Project } from '@puente/contract/entities/project';
import type { QueryClient } from '@puente/platform/query';

/** Number of projects on a campaign's page: two rows on a wide screen. */
const shownProjects = 6;

const newest = (filters: NonNullable<Parameters<typeof projectQueries.list>[0]['filters']>) =>
  projectQueries.list({
    filters,
    populate: ['organization', 'study_areas'],
    sort: 'publishedAt:desc',
    pagination: { pageSize: shownProjects },
  });

const ofPrograms = (programs: readonly Program[]) => ({ id: { $in: programs.map(({ id }) => id) } });

/** Query for the newest open projects of a campaign's programs. The prefetch and the page must use exactly the same one. */
export const campaignProjects = (programs: readonly Program[]) => newest({ program: ofPrograms(programs) });

/** Query for the newest projects in the campaign's region; null for a campaign without a region. */
export function regionProjects(programs: readonly Program[]) {
  const region = [...new Set(programs.flatMap(({ code }) => programRegions[code] ?? []))];
  return region.length === 0 ? null : newest({ program: ofPrograms(programs), location: { $in: region } });
}

/** Orders the projects of a campaign's page: those of its own region first, then the newest of the others. */
export const nearFirst = (near: readonly Project[], all: readonly Project[]): Project[] =>
  [...near, ...all.filter(({ id }) => !near.some((one) => one.id === id))].slice(0, shownProjects);

export const programsOf = ({ id }: Campaign, programs: readonly Program[]): Program[] =>
  programs.filter(({ programCampaign = [] }) => programCampaign.some(({ campaign }) => campaign.id === id));

/** Universities of a campaign, by its programs. A campaign without any is for all universities. */
export const universitiesOf = (programs: readonly Program[]): string[] =>
  programs.flatMap(({ code }) =>
    Object.hasOwn(universityCodes, code) ? universityCodes[code as keyof typeof universityCodes] : [],
  );

/** Distinct names of programs: the three universities of 'Emprende TFG' share one. */
export const programNames = (programs: readonly Program[]): string[] => [
  ...new Set(programs.map(({ name }) => name)),
];

/** Query for the campaign's text, which staff write. */
export const campaignText = (code: string) => pageQueries.bySlug(`campana-${code}`);

/** Prefetches all queries of a campaign's page. A query that fails is repeated by the page, which shows the error. */
export async function prefetchCampaign(queryClient: QueryClient, code: string): Promise<void> {
  try {
    const [campaigns, programs] = await Promise.all([
      queryClient.fetchQuery(campaignQueries.list()),
      queryClient.fetchQuery(campaignQueries.programs()),
    ]);
    const campaign = campaignOf(code, campaigns);
    if (campaign === null) return;
    const own = programsOf(campaign, programs);
    const near = regionProjects(own);
    await Promise.all([
      queryClient.prefetchQuery(campaignText(campaign.code)),
      own.length > 0 && queryClient.prefetchQuery(campaignProjects(own)),
      near && queryClient.prefetchQuery(near),
    ]);
  } catch {
    // The page repeats the query.
  }
}
