import { keepApplicationDraft, removeApplicationDraft } from '@puente/client/applications';
import * as applicationQueries from '@puente/client/application-queries';
import { wasSent } from '@puente/contract/constants/statuses';
import type { Application } from '@puente/contract/entities/application';
import { applicationDraft, type ApplicationForm } from '@puente/contract/forms/application';
import type { ProjectId } from '@puente/contract/ids';
import type { DraftStore } from '@puente/platform/forms';
import type { QueryClient } from '@puente/platform/query';

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
        ? { value: formOf(application), updatedAt: application.updatedAt }
        : null;
    },
    keep: async ({ motivation, availability, CV }) => {
      const { data } = await keepApplicationDraft(
        applicationDraft.parse({ project, motivation, availability, CV: CV ?? null }),
      );
      await replace(data);
      return data;
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

/** The form as it was when the draft was kept. */
const formOf = ({
  motivation,
  availability,
  CV,
}: Application): { [Field in keyof ApplicationForm]: ApplicationForm[Field] | undefined } => ({
  motivation: motivation ?? '',
  availability: availability ?? '',
  CV: CV?.id,
  cvFile: CV && { name: CV.name, size: CV.size },
});
