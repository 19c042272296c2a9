/**
 * The moment of publication after a change: what is published again keeps its first date, so that a second click does not
 * put it on top of the list. Nothing said, nothing changed.
 */
export const publishing = (wanted: boolean | undefined, current: Date | null): Date | null =>
  wanted === undefined ? current : wanted ? (current ?? new Date()) : null;
