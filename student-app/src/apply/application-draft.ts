import { ApiError } from '@puente/client/api-error';
import { keepApplicationDraft, removeApplicationDraft } from '@puente/client/applications';
import * as applicationQueries from '@puente/client/application-queries';
import { projectQueries } from '@puente/client/projects';
import { wasSent } from '@puente/contract/constants/statuses';
import type { Application } from '@puente/contract/entities/application';
import type { FieldValues } from '@puente/contract/forms/field-definition';
import type { ProjectId } from '@puente/contract/ids';
import type { DraftStore } from '@puente/platform/forms';
import type { QueryClient } from '@puente/platform/query';
import { answersOf } from './application-answers.ts';
import { loadAnswers } from './load-answers.ts';

/** Milliseconds: the page has just asked for the application, before it shows the form. */
const justAsked = 10_000;

/**
 * A half-filled application is kept as the application's draft, so that the student finds it on the project's page and
 * among their applications, on any device.
 */
export function applicationDraftStore(project: ProjectId, queries: QueryClient): DraftStore {
  const asked = applicationQueries.mineTo(project);
  /** A question that was asked before this change may be answered after it. */
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
        // It was sent elsewhere, or the project has closed: the page says so once it is told.
        if (error instanceof ApiError && error.code === 'AlreadyApplied')
          void queries.invalidateQueries({ queryKey: asked.queryKey });
        if (error instanceof ApiError && error.code === 'ProjectClosed')
          void queries.invalidateQueries({ queryKey: projectQueries.key });
        throw error;
      }
    },
    forget: async (end) => {
      // What was sent is the same application, and not a draft any more.
      if (end === 'sent') return;
      const application = await own();
      if (!application || wasSent(application.status)) return;
      await removeApplicationDraft(application.id);
      await replace(null);
    },
  };
}
