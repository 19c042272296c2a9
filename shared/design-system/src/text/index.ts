export { Prose, type ProseProps } from './Prose.tsx';
export { Text, type TextProps } from './Text.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden.tsx';
