import { type ReactNode } from 'react';

/** A filter of a list: its options with their numbers of results, and the chosen values. */
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
  /** Number of results with this option; undefined until it is loaded. */
  count?: number | undefined;
}

/** Texts around a filter. */
export interface FacetWords {
  hint?: ReactNode;
}
