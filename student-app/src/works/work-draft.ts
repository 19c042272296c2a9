import { discardWorkDraft, keepWorkDraft, workDraft } from '@puente/client/works';
import type { WorkId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import type { DraftStore } from '@puente/platform/forms';
import { recordId } from '@puente/platform/pages';

/**
 * Stores unsaved changes as the draft of the work on the server. The draft is available on any device, and its title shows in the author's
 * list. A device without the latest version is refused, and its user is notified.
 */
export function workDraftStore(id: WorkId): DraftStore {
  /** Version that the next draft is based on. */
  let base: string | null = null;
  return {
    own: async () => {
      const draft = await workDraft(id);
      base = draft?.updatedAt ?? null;
      return draft;
    },
    keep: async (value) => {
      const draft = await keepWorkDraft(id, { value, base, ...namedIn(value['values']) });
      base = draft.updatedAt;
      return draft;
    },
    forget: async () => {
      base = null;
      // Also after saving, which deletes the draft: a request in flight may have created it again.
      await discardWorkDraft(id);
    },
  };
}

/** Returns the title and the document of the answers, which the server stores separately. */
function namedIn(answers: unknown) {
  if (!isRecord(answers)) return {};
  const { title, file } = answers;
  return {
    ...(typeof title === 'string' && { title: title.replace(/\s+/g, ' ').slice(0, limits.work.title.max) }),
    file: isRecord(file) ? recordId('file', String(file['id'])) : null,
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
