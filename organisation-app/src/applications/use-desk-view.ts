import { useCallback, useEffect, useRef } from 'react';
import type { ApplicationId } from '@puente/contract/ids';
import { useSearchParams } from '@puente/platform/router';
import { deskQuery, type DeskFilters, type DeskView, deskView } from './desk-view.ts';

export interface DeskControls extends DeskView {
  show: (layout: DeskView['layout']) => void;
  /** `null` closes it. Walking from one to the next leaves one entry in the history, not forty. */
  read: (application: ApplicationId | null, options?: { replace?: boolean }) => void;
  filter: (change: Partial<DeskFilters>, options?: { replace?: boolean }) => void;
}

/** The desk's one place is the address. */
export function useDeskView(): DeskControls {
  const [search, setSearch] = useSearchParams();
  const view = deskView(search);
  // Two quick presses must not be made on the same outdated address.
  const heading = useRef(view);
  useEffect(() => {
    heading.current = deskView(search);
  }, [search]);

  const go = useCallback(
    (change: Partial<DeskView>, replace = false) => {
      heading.current = { ...heading.current, ...change };
      setSearch(deskQuery(heading.current), { replace, preventScrollReset: true });
    },
    [setSearch],
  );

  return {
    ...view,
    show: (layout) => go({ layout }, true),
    read: useCallback((open, { replace = false } = {}) => go({ open }, replace), [go]),
    filter: (change, { replace = false } = {}) =>
      go({ filters: { ...heading.current.filters, ...change } }, replace),
  };
}
