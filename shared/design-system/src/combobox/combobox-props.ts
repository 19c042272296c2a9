import { type Ref } from 'react';
import { type FieldWords } from '../field/FieldFrame.tsx';

export interface ComboBoxOption {
  id: number | string;
  label: string;
}

export interface ComboBoxProps extends FieldWords {
  label: string;
  name: string;
  /** Must contain the chosen option, or its text cannot be shown. */
  options: readonly ComboBoxOption[];
  value: ComboBoxOption['id'] | null | undefined;
  onChange: (id: ComboBoxOption['id'] | null) => void;
  onBlur?: (() => void) | undefined;
  /** The list opens: the moment to load the options. */
  onOpen?: (() => void) | undefined;
  /**
   * The person types. With it the caller decides what is on the list (a search on the server, an added «Otra»);
   * without it the component filters `options` itself.
   */
  onSearch?: ((text: string) => void) | undefined;
  /** The person nears the end of the list: the moment to load the next page. */
  onEndReached?: (() => void) | undefined;
  loading?: boolean | undefined;
  loadingText?: string | undefined;
  placeholder?: string | undefined;
  emptyText?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  focusOnMount?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

export const emptyTextDefault = 'No se encontraron resultados';
export const loadingTextDefault = 'Cargando…';
