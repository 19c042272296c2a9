import { type Ref } from 'react';
import { type FieldIds } from '../field/field-id.ts';
import { type FieldWords } from '../field/FieldFrame.tsx';

export interface ComboBoxOption {
  id: number | string;
  label: string;
}

/** Picks are shown next to the field, as in the degree picker, and the field's text is only a search. */
interface Picks {
  ids: readonly ComboBoxOption['id'][];
  /** Allows more than one pick. */
  several: boolean;
  text: string;
}

/** Properties of the text box and its list. */
export interface SearchBoxProps {
  ids: FieldIds;
  invalid: boolean;
  /** Must contain the chosen option, or its text cannot be shown. */
  options: readonly ComboBoxOption[];
  value?: ComboBoxOption['id'] | null | undefined;
  picks?: Picks | undefined;
  onChange: (id: ComboBoxOption['id'] | null) => void;
  onBlur?: (() => void) | undefined;
  /** Called when the list opens, to load the options. */
  onOpen?: (() => void) | undefined;
  /**
   * Called when the user types. With it the caller filters the list (a search on the server, an added «Otra»); without it the component
   * filters `options` itself.
   */
  onSearch?: ((text: string) => void) | undefined;
  /** Called near the end of the list, or when the list is too short to scroll, to load the next page. */
  onEndReached?: (() => void) | undefined;
  /** Called to retry after the options could not be loaded. */
  onRetry?: (() => void) | undefined;
  /** Total number of options, when `options` is only a part. */
  total?: number | undefined;
  loading?: boolean | undefined;
  placeholder?: string | undefined;
  emptyText?: string | undefined;
  /** Text above the options: that nothing was found, above «Otra». */
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
