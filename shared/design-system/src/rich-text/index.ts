export { RichText, type RichTextProps } from './RichText.tsx';
export { sanitised, sanitisedPaste } from './sanitise.ts';
