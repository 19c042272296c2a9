import { forgetDraft, keepDraft, ownDraft } from '@puente/client/drafts';
import type { Draft } from '@puente/contract/entities/draft';
import type { DraftValue } from './draft-copy.ts';

/** Why a draft is not needed any more: the server has the form, or its author does not want it. */
export type DraftEnd = 'sent' | 'discarded';

/** Where the server keeps the draft of one form of the signed-in user. Every call rejects when it fails. */
export interface DraftStore {
  /** The draft, or null; the moment is that of its last change. */
  own: () => Promise<Pick<Draft, 'value' | 'updatedAt'> | null>;
  /** @returns the moment that `own` will tell for it */
  keep: (value: DraftValue) => Promise<Pick<Draft, 'updatedAt'>>;
  forget: (end: DraftEnd) => Promise<void>;
}

/** Half-filled forms by name: for a form whose subject has no draft of its own. */
export const formDrafts = (name: string): DraftStore => ({
  own: () => ownDraft(name),
  keep: async (value) => (await keepDraft(name, value)).data,
  forget: async () => {
    await forgetDraft(name);
  },
});
