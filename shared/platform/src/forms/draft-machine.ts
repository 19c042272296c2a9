/** State machine of a form's draft in one tab: states, events, effects and the table of steps. `DraftKeeper` makes the effects. */
import type { DraftEnd } from './draft-store.ts';

export type DraftPhase =
  /** The server's draft is unknown. It is fetched before anything is sent. */
  | 'unknown'
  /** The server's draft is being fetched. */
  | 'fetching'
  /** Like `fetching`, after the server refused a draft because it has another one. */
  | 'refused'
  /** The server's draft is known. Unsent text is sent when it is due. */
  | 'known'
  /** The user chooses between their text and another draft. Until then, nothing is sent. */
  | 'offered'
  /** Another tab edits the form. This tab stores nothing. */
  | 'otherTab';

/** `typed`: the form changed. `emptied`: it is unchanged again, which is not a draft. `due`: unsent text should be sent now. */
type Typing = 'typed' | 'emptied' | 'due';
/** Comparison of the server's draft with the local one. `differ`: the user must choose. */
export type Comparison = 'oursNewer' | 'theirsNewer' | 'theirsGone' | 'differ';
/** `conflict`: the server has another draft. `tooMany`: it stores no more drafts of this user. */
export type Refusal = 'sendFailed' | 'tooMany' | 'conflict';
/** The other tab left its last draft, at the end of its turn or shortly after. `leftAfterTyping`: text was typed here meanwhile. */
type Left = 'left' | 'leftAfterTyping';
/** `taken`: the user accepts the offered draft. `wait`: another tab edits the form from now on. */
export type DraftEvent =
  Typing | Comparison | 'fetchFailed' | 'stored' | Refusal | 'taken' | DraftEnd | 'wait' | Left;

/** Requests run one after the other. `send` does nothing without unsent text, or after a later step has left `known`. */
type Request = 'fetch' | 'send' | 'delete';
type Timer = 'storeSoon' | 'sendLater';
/** Changes of the form. `fillHere` and `fillElsewhere` replace the local draft too. */
type Filling = 'fillHere' | 'fillElsewhere' | 'show' | 'empty';
/** `rebase`: the local draft contains the server's. `protect`: text in this tab is not replaced without asking. */
type Note = 'rebase' | 'confirm' | 'offer' | 'forget' | 'pause' | 'protect' | 'tellOnlyHere';
export type DraftEffect = Request | Timer | Filling | Note;

type Step = readonly [to: DraftPhase | 'same', ...effects: DraftEffect[]];

/** Events without a meaning in a state, mostly results of requests that it has not made. All other pairs must be in the table. */
interface Ignored {
  unknown: Comparison | 'fetchFailed' | Refusal | 'taken';
  fetching: 'due' | Refusal | 'taken';
  refused: 'due' | Refusal | 'taken';
  known: Comparison | 'fetchFailed' | 'taken';
  offered: 'due' | Comparison | 'fetchFailed' | Refusal;
  otherTab:
    Typing | Exclude<Comparison, 'theirsNewer'> | 'fetchFailed' | 'stored' | Refusal | 'taken' | 'wait';
}

/** Steps that most states share. */
const shared = {
  typed: ['same', 'storeSoon'],
  emptied: ['same', 'forget'],
  stored: ['same', 'confirm'],
  sent: ['known', 'forget', 'delete'],
  discarded: ['known', 'empty', 'forget', 'delete'],
  wait: ['otherTab', 'pause'],
  left: ['fetching', 'fillHere', 'fetch'],
  leftAfterTyping: ['offered', 'offer'],
} as const;

const fetching = {
  ...shared,
  oursNewer: ['known', 'rebase', 'send'],
  theirsNewer: ['known', 'fillElsewhere'],
  theirsGone: ['known', 'empty', 'forget'],
  differ: ['offered', 'offer'],
  fetchFailed: ['unknown', 'sendLater'],
  left: ['same', 'fillHere'],
} as const;

export const draftSteps: { [Phase in DraftPhase]: Record<Exclude<DraftEvent, Ignored[Phase]>, Step> } = {
  unknown: { ...shared, due: ['fetching', 'fetch'] },
  fetching,
  // Not sent at once: a server that refuses the same draft again would be asked without end.
  refused: { ...fetching, oursNewer: ['known', 'rebase', 'sendLater'] },
  known: {
    ...shared,
    due: ['same', 'send'],
    emptied: ['same', 'forget', 'delete'],
    sendFailed: ['same', 'sendLater'],
    tooMany: ['same', 'tellOnlyHere'],
    conflict: ['refused', 'protect', 'fetch'],
  },
  offered: { ...shared, taken: ['known', 'fillElsewhere', 'send'] },
  otherTab: {
    theirsNewer: ['same', 'show'],
    sent: ['same', 'forget', 'delete'],
    discarded: ['same', 'empty', 'forget', 'delete'],
    left: ['fetching', 'fillHere', 'fetch'],
    leftAfterTyping: ['offered', 'offer'],
  },
};

/** Returns the step for an event. An ignored event changes nothing. */
export function draftStep(phase: DraftPhase, event: DraftEvent): Step {
  const steps: Partial<Record<DraftEvent, Step>> = draftSteps[phase];
  return steps[event] ?? ['same'];
}
