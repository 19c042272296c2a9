export { DegreePicker, type DegreePickerProps } from './DegreePicker.tsx';
export { isOther, otherItem, type PickerItem, type PickerPage } from './picker-items.ts';
export { type LoadPage, usePages } from './use-pages.ts';
