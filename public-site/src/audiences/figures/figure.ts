import { hasRoute, hrefTo } from '@puente/platform/links';

/** One number of a page, and what it counts. */
export interface Figure {
  label: string;
  /** How it is counted, in a few words. */
  counting: string;
  /** The list of what is counted; undefined where there is none. */
  href?: string | undefined;
  /** Undefined while it is on its way, null where it cannot be had. */
  value: number | null | undefined;
}

interface Asked<Answer> {
  data: Answer | undefined;
  isError: boolean;
}

/** The number in an answer. One that did not come, or that is zero, tells a visitor nothing. */
export function numberIn<Answer>(
  { data, isError }: Asked<Answer>,
  read: (answer: Answer) => number | null | undefined,
): number | null | undefined {
  if (data !== undefined) return read(data) || null;
  return isError ? null : undefined;
}

/** Address of a list, in this app or in another, while the release set has it. */
export function listAt(
  route: string,
  narrowed: readonly (readonly [string, string])[] = [],
): string | undefined {
  if (!hasRoute(route)) return undefined;
  const search = new URLSearchParams(narrowed.map(([name, value]) => [name, value]));
  return search.size === 0 ? hrefTo(route) : `${hrefTo(route)}?${search.toString()}`;
}
