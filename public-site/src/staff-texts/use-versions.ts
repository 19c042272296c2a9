import { useState } from 'react';
import type { TextVersion } from '@puente/contract/entities/staff-text';
import type { TextVersionId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import { type Asked, stateOf, useMutation } from '@puente/platform/query';

/**
 * Saved states of a text, newest first, with older ones on demand.
 * @param newest query for the newest versions
 * @param readOlder reads the versions before one of them
 */
export function useVersions<Version extends TextVersion<string, unknown>>(
  newest: Asked<Version[]>,
  readOlder: (before: TextVersionId) => Promise<Version[]>,
) {
  /** All that were loaded with or after a click on 'older'. */
  const [loaded, setLoaded] = useState<Version[]>([]);
  const [isWhole, setWhole] = useState(false);
  // Versions never change. A new one moves the others down, so that both lists have some in common.
  const known = new Map([...loaded, ...(newest.data ?? [])].map((version) => [version.id, version]));
  const versions = [...known.values()].toSorted((one, other) => other.id - one.id);
  const oldest = versions.at(-1);
  const older = useMutation({
    mutationFn: async ({ id }: Version) => {
      const found = await readOlder(id);
      setLoaded([...versions, ...found]);
      setWhole(found.length < limits.staffTexts.versions);
    },
  });
  const { data, ...state } = stateOf(newest);
  return {
    state: { ...state, data: data && versions },
    older,
    /** The version before which there may be others; undefined when all are shown. */
    next: isWhole || versions.length < limits.staffTexts.versions ? undefined : oldest,
  };
}
