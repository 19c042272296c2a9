import type { ApplicationId } from '@puente/contract/ids';
import { openedApplication } from './opened-application.ts';

export interface DeskFilters {
  q: string;
  unanswered: boolean;
  marked: boolean;
  degree: string;
  university: string;
  province: string;
}

/** Orders of the list. */
const sortKeys = ['sent', 'name', 'university', 'due'] as const;

export interface DeskSort {
  by: (typeof sortKeys)[number];
  descending: boolean;
}

export interface DeskView {
  layout: 'columns' | 'list';
  /** Order of the list. Columns always show the newest first. */
  sort: DeskSort;
  /** Application shown in the reading pane. */
  open: ApplicationId | null;
  filters: DeskFilters;
}

/** Reads the desk's view from the address, so that a reload, a bookmark and a colleague's link show the same view. */
export const deskView = (search: URLSearchParams): DeskView => ({
  layout: search.get('view') === 'list' ? 'list' : 'columns',
  sort: sortOf(search.get('sort')),
  open: openedApplication(search),
  filters: {
    q: search.get('q') ?? '',
    // Older links used `status`.
    unanswered: search.get('unanswered') === '1' || search.get('status') === 'new',
    marked: search.get('marked') === '1',
    degree: search.get('degree') ?? '',
    university: search.get('university') ?? '',
    province: search.get('province') ?? '',
  },
});

const newestFirst: DeskSort = { by: 'sent', descending: true };

/** @param written 'name', or '-name' for the reverse order */
export function sortOf(written: string | null): DeskSort {
  const descending = written?.startsWith('-') === true;
  const by = sortKeys.find((key) => key === (descending ? written.slice(1) : written));
  return by === undefined ? newestFirst : { by, descending };
}

export const writtenSort = ({ by, descending }: DeskSort): string => `${descending ? '-' : ''}${by}`;

/** Query parameters of a view. Defaults are left out. */
export function deskQuery({ layout, sort, open, filters }: DeskView): Record<string, string> {
  const order = writtenSort(sort);
  const named = {
    view: layout === 'list' ? 'list' : '',
    sort: order === writtenSort(newestFirst) ? '' : order,
    q: filters.q,
    unanswered: filters.unanswered ? '1' : '',
    marked: filters.marked ? '1' : '',
    degree: filters.degree,
    university: filters.university,
    province: filters.province,
    open: open === null ? '' : String(open),
  };
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== ''));
}

const usual: DeskView = deskView(new URLSearchParams());

export const noFilters: DeskFilters = usual.filters;

/** Number of active filters, without the search text. */
export const countFilters = (filters: DeskFilters): number =>
  Object.keys(deskQuery({ ...usual, filters: { ...filters, q: '' } })).length;

export const isFiltered = (filters: DeskFilters): boolean => filters.q !== '' || countFilters(filters) > 0;
