import { useState } from 'react';
import { studyQueries } from '@puente/client/studies';
import { useQuery } from '@puente/platform/query';

export interface Universities {
  list: { id: number; name: string }[];
  loading: boolean;
  failed: boolean;
  load: () => void;
}

/** The list is asked for on the first focus of its field, not before (specification §4); at once when one was chosen before. */
export function useUniversities(chosenBefore = false): Universities {
  const [wanted, setWanted] = useState(chosenBefore);
  const { data: list = [], isFetching, isError, refetch } = useQuery({ ...studyQueries.universities(), enabled: wanted });
  return { list, loading: isFetching, failed: isError, load: () => (isError ? void refetch() : setWanted(true)) };
}
