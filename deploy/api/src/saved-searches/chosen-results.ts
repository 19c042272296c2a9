import { limits } from '@puente/contract/limits';

const { results: mostResults, perOrganization } = limits.savedSearch;

/** Chooses the new results for one mail: at most two of each organisation, and ten in all. */
export function chosenResults<Result extends { organization?: { id: number } | null | undefined }>(
  results: readonly Result[],
): Result[] {
  const named = new Map<number, number>();
  return results
    .filter(({ organization }) => {
      if (!organization) return true;
      const times = (named.get(organization.id) ?? 0) + 1;
      named.set(organization.id, times);
      return times <= perOrganization;
    })
    .slice(0, mostResults);
}
