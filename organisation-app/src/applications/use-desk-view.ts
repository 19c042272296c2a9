import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { ApplicationId } from '@puente/contract/ids';
import { useNavigate, useSearchParams } from '@puente/platform/router';
import { type DeskFilters, deskQuery, type DeskSort, type DeskView, deskView } from './desk-view.ts';

export interface DeskControls extends DeskView {
  show: (layout: DeskView['layout']) => void;
  order: (sort: DeskSort) => void;
  /**
   * Opens an application; `null` closes it. Moving to the next one replaces the history entry, so that forty applications leave one entry.
   */
  read: (application: ApplicationId | null, options?: { replace?: boolean }) => void;
  filter: (change: Partial<DeskFilters>, options?: { replace?: boolean }) => void;
  /** Address of an application in the reading pane. */
  hrefOf: (application: ApplicationId) => string;
}

/**
 * Reads and changes the desk's view, which is kept in the address only. Opening an application keeps `filters` and `sort` identical: five
 * hundred cards depend on them.
 */
export function useDeskView(): DeskControls {
  const [search] = useSearchParams();
  // The setter of `useSearchParams` changes with each address; `navigate` does not.
  const navigate = useNavigate();
  const { open, layout } = deskView(search);
  const place = addressOf({ ...deskView(search), open: null });
  const { filters, sort } = useMemo(() => deskView(new URLSearchParams(place)), [place]);
  // Two quick clicks must not both start from the same outdated address.
  const heading = useRef<DeskView>({ open, layout, sort, filters });
  useEffect(() => {
    heading.current = { open, layout, sort, filters };
  }, [open, layout, sort, filters]);

  const go = useCallback(
    (change: Partial<DeskView>, replace = false) => {
      heading.current = { ...heading.current, ...change };
      void navigate(addressOf(heading.current), { replace, preventScrollReset: true });
    },
    [navigate],
  );

  return {
    open,
    layout,
    sort,
    filters,
    order: (wanted) => go({ sort: wanted }, true),
    show: (wanted) => go({ layout: wanted }, true),
    read: useCallback((wanted, { replace = false } = {}) => go({ open: wanted }, replace), [go]),
    filter: useCallback(
      (change, { replace = false } = {}) =>
        go({ filters: { ...heading.current.filters, ...change } }, replace),
      [go],
    ),
    hrefOf: useCallback(
      (wanted) => addressOf({ open: wanted, layout, sort, filters }),
      [layout, sort, filters],
    ),
  };
}

const addressOf = (view: DeskView): string => `?${new URLSearchParams(deskQuery(view)).toString()}`;
