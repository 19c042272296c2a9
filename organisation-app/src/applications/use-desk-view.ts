import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { ApplicationId } from '@puente/contract/ids';
import { useNavigate, useSearchParams } from '@puente/platform/router';
import { deskQuery, type DeskFilters, type DeskSort, type DeskView, deskView } from './desk-view.ts';

export interface DeskControls extends DeskView {
  show: (layout: DeskView['layout']) => void;
  order: (sort: DeskSort) => void;
  /** `null` closes it. Walking from one to the next leaves one entry in the history, not forty. */
  read: (application: ApplicationId | null, options?: { replace?: boolean }) => void;
  filter: (change: Partial<DeskFilters>, options?: { replace?: boolean }) => void;
  /** Where an application is read beside the others. */
  hrefOf: (application: ApplicationId) => string;
}

/** The desk's one place is the address. What an opened application leaves as it was stays the same object: five hundred cards hang on it. */
export function useDeskView(): DeskControls {
  const [search] = useSearchParams();
  // The setter of the search parameters is another one at each address; this one stays.
  const navigate = useNavigate();
  const { open, layout } = deskView(search);
  const place = addressOf({ ...deskView(search), open: null });
  const { filters, sort } = useMemo(() => deskView(new URLSearchParams(place)), [place]);
  // Two quick presses must not be made on the same outdated address.
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
