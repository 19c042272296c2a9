import { agreementOf } from '@puente/client/agreements';
import { ApiError } from '@puente/client/api-error';
import { collaborationQueries } from '@puente/client/collaborations';
import type { Agreement, AgreementVersion } from '@puente/contract/entities/agreement';
import type { CollaborationId } from '@puente/contract/ids';
import type { QueryClient } from '@puente/platform/query';

/** Shows an agreement that the API returned, and the step that it left in the history. */
export async function showAgreement(
  queryClient: QueryClient,
  id: CollaborationId,
  changed: Agreement,
): Promise<void> {
  queryClient.setQueryData(agreementOf(id).queryKey, changed);
  await queryClient.invalidateQueries({ queryKey: collaborationQueries.one(id).queryKey, exact: true });
}

interface AboutVersion<Answer> {
  send: () => Promise<Answer>;
  /** Called with the version that there is by then. */
  onChanged: (latest: AgreementVersion | undefined) => void;
}

/** Sends a request about one version. Refetches the agreement if another version was written since, and throws all the same. */
export async function sendAboutVersion<Answer>(
  queryClient: QueryClient,
  id: CollaborationId,
  { send, onChanged }: AboutVersion<Answer>,
): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof ApiError && error.code === 'AgreementChanged') {
      const { queryKey } = agreementOf(id);
      await queryClient.invalidateQueries({ queryKey });
      onChanged(queryClient.getQueryData(queryKey)?.versions[0]);
    }
    throw error;
  }
}
