import { type Ref } from 'react';
import { type FieldIds } from '../field/field-id.ts';
import { type FieldWords } from '../field/FieldFrame.tsx';

export interface ComboBoxOption {
  id: number | string;
  label: string;
}

/** What is chosen stands beside the field, as in the degree picker: the field's text is a search and nothing else. */
interface Picks {
  ids: readonly ComboBoxOption['id'][];
  /** More than one can be chosen. */
  several: boolean;
  text: string;
}

/** The box that is typed into, and its list. */
export interface SearchBoxProps {
  ids: FieldIds;
  invalid: boolean;
  /** Must contain the chosen option, or its text cannot be shown. */
  options: readonly ComboBoxOption[];
  value?: ComboBoxOption['id'] | null | undefined;
  picks?: Picks | undefined;
  onChange: (id: ComboBoxOption['id'] | null) => void;
  onBlur?: (() => void) | undefined;
  /** The list opens: the moment to load the options. */
  onOpen?: (() => void) | undefined;
  /**
   * The person types. With it the caller decides what is on the list (a search on the server, an added «Otra»);
   * without it the component filters `options` itself.
   */
  onSearch?: ((text: string) => void) | undefined;
  /** The person nears the end of the list, or the list is too short to be scrolled: the moment to load the next page. */
  onEndReached?: (() => void) | undefined;
  /** The options could not be loaded: the list says so, and offers to try again. */
  onRetry?: (() => void) | undefined;
  /** How many there are, when `options` is only a part of them. */
  total?: number | undefined;
  loading?: boolean | undefined;
  placeholder?: string | undefined;
  emptyText?: string | undefined;
  /** Said before what the list still offers: that nothing was found, above «Otra». */
  note?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  focusOnMount?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

export interface ComboBoxProps extends FieldWords, Omit<SearchBoxProps, 'ids' | 'invalid' | 'picks'> {
  name: string;
}

export const loadingText = 'Cargando…';
