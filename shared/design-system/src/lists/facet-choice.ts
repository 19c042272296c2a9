import { type ReactNode } from 'react';

/** A filter of a list: its options, how many results each would give, and what is chosen. */
export interface FacetChoice {
  label: string;
  name: string;
  options: readonly FacetOption[];
  chosen: readonly string[];
  onChoose: (values: string[]) => void;
}

interface FacetOption {
  value: string;
  label: string;
  /** Results that choosing it would give; not known until they are counted. */
  count?: number | undefined;
}

/** What stands around a filter. */
export interface FacetWords {
  hint?: ReactNode;
}
