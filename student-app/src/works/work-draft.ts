import { discardWorkDraft, keepWorkDraft, workDraft } from '@puente/client/works';
import type { WorkId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import type { DraftStore } from '@puente/platform/forms';
import { recordId } from '@puente/platform/pages';

/**
 * What is typed of a work is kept as the work's own draft: it is found on any device, and among the author's works by the
 * title that it has so far. A second device that has not seen the last text is refused, and its user told.
 */
export function workDraftStore(id: WorkId): DraftStore {
  /** The draft that the next one grows from. */
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
      // Also after saving, which ends the draft: what was still on its way then has begun another one.
      await discardWorkDraft(id);
    },
  };
}

/** The title and the document among the answers, which the server keeps by themselves. */
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
