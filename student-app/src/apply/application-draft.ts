import { ApiError } from '@puente/client/api-error';
import * as applicationQueries from '@puente/client/application-queries';
import { keepApplicationDraft, removeApplicationDraft } from '@puente/client/applications';
import { projectQueries } from '@puente/client/projects';
import { wasSent } from '@puente/contract/constants/statuses';
import type { Application } from '@puente/contract/entities/application';
import type { FieldValues } from '@puente/contract/forms/field-definition';
import type { ProjectId } from '@puente/contract/ids';
import type { DraftStore } from '@puente/platform/forms';
import type { QueryClient } from '@puente/platform/query';
import { answersOf } from './application-answers.ts';
import { loadAnswers } from './load-answers.ts';

/** Milliseconds during which the application counts as fresh: the page fetches it just before the form is shown. */
const justAsked = 10_000;

/**
 * Stores a half-filled application as its draft on the server. The student finds it on the project's page and among their applications, on
 * any device.
 */
export function applicationDraftStore(project: ProjectId, queries: QueryClient): DraftStore {
  const asked = applicationQueries.mineTo(project);
  /** Cancels the query first: a response in flight would overwrite the change. */
  const replace = async (application: Application | null) => {
    await queries.cancelQueries({ queryKey: asked.queryKey });
    queries.setQueryData(asked.queryKey, application);
  };
  const own = () => queries.fetchQuery({ ...asked, staleTime: justAsked });
  return {
    own: async () => {
      const application = await own();
      return application && !wasSent(application.status)
        ? {
            value: { values: answersOf(application), page: application.step ?? 1 },
            updatedAt: application.updatedAt,
          }
        : null;
    },
    keep: async ({ values, page }) => {
      try {
        const { draftFrom } = await loadAnswers();
        const { data } = await keepApplicationDraft(
          draftFrom(project, values as FieldValues, typeof page === 'number' ? page : 1),
        );
        await replace(data);
        return data;
      } catch (error) {
        // The application was sent elsewhere, or the project has closed. Refetch, so that the page says so.
        if (error instanceof ApiError && error.code === 'AlreadyApplied')
          void queries.invalidateQueries({ queryKey: asked.queryKey });
        if (error instanceof ApiError && error.code === 'ProjectClosed')
          void queries.invalidateQueries({ queryKey: projectQueries.key });
        throw error;
      }
    },
    forget: async (end) => {
      // A sent application is the same record, but no longer a draft.
      if (end === 'sent') return;
      const application = await own();
      if (!application || wasSent(application.status)) return;
      await removeApplicationDraft(application.id);
      await replace(null);
    },
  };
}
