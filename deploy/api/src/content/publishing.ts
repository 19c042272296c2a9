/**
 * Publication time after a change. A text that is published again keeps its first date, so that it does not move to the
 * top of the list. A form without the field changes nothing.
 */
export const publishing = (wanted: boolean | undefined, current: Date | null): Date | null =>
  wanted === undefined ? current : wanted ? (current ?? new Date()) : null;

/**
 * Publication time of a post or resource after a change. `publishAt` names it, also before it comes; a draft has none. Publishing a
 * scheduled post without a time ends its waiting.
 */
export function publishingAt(
  { published, publishAt }: { published?: boolean | undefined; publishAt?: string | undefined },
  current: Date | null,
  now = new Date(),
): Date | null {
  if (published !== false && publishAt !== undefined) return new Date(publishAt);
  if (published === true && current !== null && current > now) return now;
  return publishing(published, current);
}
