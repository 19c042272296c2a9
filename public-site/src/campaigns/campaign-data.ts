import { campaignQueries, pageQueries } from '@puente/client/content';
import { projectQueries } from '@puente/client/projects';
import { campaignOf } from '@puente/contract/campaign-of';
import { programRegions, universityCodes } from '@puente/contract/constants/programs';
import type { Campaign, Program } from '@puente/contract/entities/program';
import type { Project } from '@puente/contract/entities/project';
import type { QueryClient } from '@puente/platform/query';

/** How many projects a campaign's page shows: two rows on a wide screen. */
const shownProjects = 6;

const newest = (filters: NonNullable<Parameters<typeof projectQueries.list>[0]['filters']>) =>
  projectQueries.list({
    filters,
    populate: ['organization', 'study_areas'],
    sort: 'publishedAt:desc',
    pagination: { pageSize: shownProjects },
  });

const ofPrograms = (programs: readonly Program[]) => ({ id: { $in: programs.map(({ id }) => id) } });

/** The newest open projects of a campaign's programs. The prefetch and the page must ask for exactly the same. */
export const campaignProjects = (programs: readonly Program[]) => newest({ program: ofPrograms(programs) });

/** The same of the campaign's region alone; null for a campaign of no region. */
export function regionProjects(programs: readonly Program[]) {
  const region = [...new Set(programs.flatMap(({ code }) => programRegions[code] ?? []))];
  return region.length === 0 ? null : newest({ program: ofPrograms(programs), location: { $in: region } });
}

/** Projects on a campaign's page: first the projects of its own region, then the newest of the others. */
export const nearFirst = (near: readonly Project[], all: readonly Project[]): Project[] =>
  [...near, ...all.filter(({ id }) => !near.some((one) => one.id === id))].slice(0, shownProjects);

export const programsOf = ({ id }: Campaign, programs: readonly Program[]): Program[] =>
  programs.filter(({ programCampaign = [] }) => programCampaign.some(({ campaign }) => campaign.id === id));

/** The universities of a campaign, by its programs; a campaign without any is for all of them. */
export const universitiesOf = (programs: readonly Program[]): string[] =>
  programs.flatMap(({ code }) =>
    Object.hasOwn(universityCodes, code) ? universityCodes[code as keyof typeof universityCodes] : [],
  );

/** Programs may share a name, as the three universities of 'Emprende TFG' do. */
export const programNames = (programs: readonly Program[]): string[] => [
  ...new Set(programs.map(({ name }) => name)),
];

/** What a campaign's people say of it, which staff keep. */
export const campaignText = (code: string) => pageQueries.bySlug(`campana-${code}`);

/** All that the page of a campaign asks for. What fails is asked for again by the page, which says what went wrong. */
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
    // The page asks again.
  }
}
