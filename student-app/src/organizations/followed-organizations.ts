import * as organizationQueries from '@puente/client/organization-queries';
import { recordFollow } from '@puente/client/organizations';
import { followOrganization } from '@puente/client/students';
import type { OrganizationId, StudentId } from '@puente/contract/ids';
import { type SavedKind, type SavedRecords, useSavedRecords } from '../saved/saved-records.ts';

/**
 * Saves the change, then records the follow metric (specification §3, project metric). A failure of the metric must not undo the change.
 */
async function follow(student: StudentId, organization: OrganizationId, follows: boolean): Promise<void> {
  await followOrganization(student, organization, follows);
  void recordFollow(organization, follows).catch(() => undefined);
}

const followed: SavedKind<OrganizationId> = {
  name: 'follows',
  idsIn: ({ follows }) => follows,
  withIds: (details, follows) => ({ ...details, follows }),
  savers: {
    student: {
      send: follow,
      // The organisation's statistics include the number of followers.
      list: (_user, organization) => organizationQueries.stats(organization),
    },
  },
  refused: {
    save: 'No hemos podido apuntar que sigues a esta organización.',
    forget: 'No hemos podido apuntar que dejas de seguirla.',
  },
};

/** Organisations that the signed-in student follows. */
export const useFollowedOrganizations = (): SavedRecords<OrganizationId> => useSavedRecords(followed);
