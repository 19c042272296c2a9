/**
 * The moment of publication after a change: what is published again keeps its first date, so that a second click does not
 * put it on top of the list. Nothing said, nothing changed.
 */
export const publishing = (wanted: boolean | undefined, current: Date | null): Date | null =>
  wanted === undefined ? current : wanted ? (current ?? new Date()) : null;

/** A text that may be left out: undefined changes nothing, empty means none. */
export const textOrNone = (text: string | null | undefined): string | null | undefined => (text === '' ? null : text);
