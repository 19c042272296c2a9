import * as organizationQueries from '@puente/client/organization-queries';
import { updateOrganization } from '@puente/client/organizations';
import type { Organization } from '@puente/contract/entities/organization';
import type { OrganizationFields } from '@puente/contract/forms/organization-data';
import { type UseFormReturn } from '@puente/platform/forms';
import { useQueryClient } from '@puente/platform/query';
import { changedAnswers, useRecordForm } from '@puente/platform/record-forms';
import { updateUser } from '@puente/platform/session';
import { answersOf } from './answers-of.ts';
import { renamed } from './with-organization.ts';

/**
 * Keeps a draft of an organisation's form and saves it. Only changed fields are sent, as colleagues may save others at the same time.
 * @param name name of the form, as for `useDraft`
 */
export function useOrganizationForm(
  name: string,
  form: UseFormReturn<OrganizationFields>,
  organization: Organization,
) {
  const { id } = organization;
  const queryClient = useQueryClient();
  const { save, ...kept } = useRecordForm(name, form, organization, {
    answersOf,
    read: () => queryClient.fetchQuery({ ...organizationQueries.one(id), staleTime: 0 }),
  });
  return {
    ...kept,
    save: async (): Promise<Organization> => {
      const saved = await save(
        async (mine, before, base) =>
          (await updateOrganization(id, { ...changedAnswers(before, mine), base })).data,
      );
      queryClient.setQueryData(organizationQueries.one(id).queryKey, (known) =>
        known ? { ...known, ...saved } : saved,
      );
      updateUser((user) => renamed(user, { id, name: saved.name }));
      void queryClient.invalidateQueries({ queryKey: organizationQueries.key });
      return saved;
    },
  };
}
