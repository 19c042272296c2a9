import type { Merge, StudyMerge } from '@puente/contract/entities/merge';
import type { LoadPage } from '@puente/design-system/degree-picker';
import type { UseQueryResult } from '@puente/platform/query';

/** Entry of the catalogue, with what tells it from another one of the same name. */
export interface Entry {
  id: number;
  name: string;
  /** 'código «udc»' */
  facts: string;
}

/** One catalogue for the page that merges two of its entries. */
export interface EntryMergeProps {
  /** Id of the entry whose page this is; null when the address has none. */
  id: number | null;
  /** 'universidad' */
  noun: string;
  /** Address of the catalogue. */
  list: string;
  /** Reads the entry of an id: a list of one, or of none. */
  useEntry: (id: number | null) => UseQueryResult<readonly Entry[]>;
  load: LoadPage;
  usePreview: (from: number, into: number) => UseQueryResult<StudyMerge>;
  merge: (from: number, into: number, version: string) => Promise<Merge>;
  /** First part of the keys of the lists that change. */
  changes: string;
}
