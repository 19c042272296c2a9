// Only the light wrapper: the list, the overlay and the keyboard of react-aria arrive in a chunk of their own.
export { type ComboBoxOption, type ComboBoxProps } from './combobox-props.ts';
export { ComboBox } from './ComboBox.tsx';
export { preloadComboBox } from './LazySearchBox.tsx';
export { matchesText } from './matches-text.ts';
