import { hasRoute, hrefTo } from '@puente/platform/links';

/** A number on a page, with its label. */
export interface Figure {
  label: string;
  /** Short explanation of how the number is counted. */
  counting: string;
  /** Address of the counted records; undefined where there is no list. */
  href?: string | undefined;
  /** Undefined while loading, null if it cannot be loaded. */
  value: number | null | undefined;
}

interface Asked<Answer> {
  data: Answer | undefined;
  isError: boolean;
}

/** Returns the number in a response; null when it failed or is zero, as neither tells a visitor anything. */
export function numberIn<Answer>(
  { data, isError }: Asked<Answer>,
  read: (answer: Answer) => number | null | undefined,
): number | null | undefined {
  if (data !== undefined) return read(data) || null;
  return isError ? null : undefined;
}

/** Returns the address of a list in any app; undefined if the release set lacks it. */
export function listAt(
  route: string,
  narrowed: readonly (readonly [string, string])[] = [],
): string | undefined {
  if (!hasRoute(route)) return undefined;
  const search = new URLSearchParams(narrowed.map(([name, value]) => [name, value]));
  return search.size === 0 ? hrefTo(route) : `${hrefTo(route)}?${search.toString()}`;
}
