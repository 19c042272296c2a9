/** An item to pick: a degree, a university, an area. */
export interface PickerItem {
  id: number;
  name: string;
}

/** One page of search results. */
export interface PickerPage {
  items: readonly PickerItem[];
  pageCount: number;
  total: number;
}

/** The item for anything that the list lacks. The user types its name next to it (§3, «degrees-extension»). */
export const otherItem: PickerItem = { id: 0, name: 'Otra' };

export const isOther = ({ id }: PickerItem): boolean => id === otherItem.id;

/** `ready` once the server has answered. */
export type ListState = 'loading' | 'ready' | 'failed';

/** Returns the items on offer. «Otra» comes last after two or more, and alone when a search has no results (§4 rule 3, §9). */
export function offeredItems(
  found: readonly PickerItem[],
  search: string,
  state: ListState,
): readonly PickerItem[] {
  if (found.length > 1) return [...found, otherItem];
  return found.length === 0 && search !== '' && state === 'ready' ? [otherItem] : found;
}

/** Returns the only item of a list, if there is one. It is chosen for the user, who cannot remove it (§4 rule 6). */
export function onlyItem({ items, total }: PickerPage, search: string): PickerItem | undefined {
  return search === '' && total === 1 && items.length === 1 ? items[0] : undefined;
}

export type PickerMode = 'single' | 'multiple';

/** Adds an item. Returns `refused` when there would be too many (§5); choosing a chosen item changes nothing. */
export function addItem(
  chosen: readonly PickerItem[],
  item: PickerItem,
  mode: PickerMode,
  max: number,
): readonly PickerItem[] | 'refused' {
  if (chosen.some(({ id }) => id === item.id)) return chosen;
  if (mode === 'single') return [item];
  return chosen.length >= max ? 'refused' : [...chosen, item];
}

export const remove = (chosen: readonly PickerItem[], item: PickerItem): readonly PickerItem[] =>
  chosen.filter(({ id }) => id !== item.id);

/** Merges pages. A refetched first page replaces the items that it repeats; the other items keep their place. */
export function mergePages(
  known: readonly PickerItem[],
  fresh: readonly PickerItem[],
): readonly PickerItem[] {
  const ids = new Set(fresh.map(({ id }) => id));
  return [...fresh, ...known.slice(fresh.length).filter(({ id }) => !ids.has(id))];
}
