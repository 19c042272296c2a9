import { type ReactNode } from 'react';
import { NothingFound, type NothingFoundProps } from './NothingFound.tsx';
import { PageGone } from './PageGone.tsx';

export interface NothingListedProps extends NothingFoundProps {
  /** Number of results; above zero on a page beyond the last one. */
  total: number;
  /** Address of the first page. */
  first: string;
  isNarrowed: boolean;
  /** Content when the list is empty without any filter. */
  children: ReactNode;
}

/** Content of an empty list: no records at all, none for this search, or none on this page. */
export function NothingListed({ total, first, isNarrowed, children, ...nothing }: NothingListedProps) {
  if (total > 0) return <PageGone first={first} />;
  return isNarrowed ? <NothingFound {...nothing} /> : children;
}
