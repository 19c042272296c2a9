import { forgetDraft, keepDraft, ownDraft } from '@puente/client/drafts';
import type { DraftValue, ServerDraft } from './draft-copy.ts';

/** Reason why a draft is obsolete: the form was sent, or the author discarded the draft. */
export type DraftEnd = 'sent' | 'discarded';

/** Server storage for the draft of one form of the signed-in user. Every call rejects on failure. */
export interface DraftStore {
  /** Returns the draft with the moment of its last change, or null. */
  own: () => Promise<ServerDraft | null>;
  /** @returns the moment of this change, as `own` returns it later */
  keep: (value: DraftValue) => Promise<Pick<ServerDraft, 'updatedAt'>>;
  forget: (end: DraftEnd) => Promise<void>;
}

/** Drafts of forms by name, for forms whose record does not store a draft. */
export const formDrafts = (name: string): DraftStore => ({
  own: () => ownDraft(name),
  keep: async (value) => (await keepDraft(name, value)).data,
  forget: async () => {
    await forgetDraft(name);
  },
});
