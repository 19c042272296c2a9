import { useMemo } from 'react';
import { deskQueries } from '@puente/client/desk';
import type { DeskApplication, DeskWords } from '@puente/contract/entities/desk';
import type { ApplicationId, ProjectId } from '@puente/contract/ids';
import { saveCsv } from '@puente/platform/files';
import { useQuery, useQueryClient } from '@puente/platform/query';
import { searchedText } from './desk-listing.ts';

/** Minimum length of a search in the texts: shorter strings occur in nearly every text. */
const searchedFrom = 3;

/** Loads the texts of the applications, and notes about them. They are fetched when a user searches in them or exports them. */
export function useDeskWords(project: ProjectId, q: string) {
  const queryClient = useQueryClient();
  const options = deskQueries.words(project);
  const isSearched = q.trim().length >= searchedFrom;
  const { data } = useQuery({ ...options, enabled: isSearched });
  const written = useMemo(
    () => new Map(isSearched ? data?.map((words) => [words.id, searchedText(words)]) : []),
    [data, isSearched],
  );

  const save = (shown: readonly DeskApplication[]): Promise<void> =>
    saveCsv(`solicitudes-${project}`, async () => {
      const [{ deskCsv }, words] = await Promise.all([
        import(/* webpackChunkName: "csv" */ './desk-csv.ts'),
        queryClient.fetchQuery(options),
      ]);
      return deskCsv(shown, byApplication(words));
    });

  return { written, save };
}

const byApplication = (words: readonly DeskWords[]): ReadonlyMap<ApplicationId, DeskWords> =>
  new Map(words.map((one) => [one.id, one]));
