// Only the light wrapper: the editor arrives in a chunk of its own.
export {
  type PictureSource,
  type TextEditorProps,
  type TextFormat,
  type TextPicture,
} from './text-editor-props.ts';
export { preloadTextEditor, TextEditor } from './TextEditor.tsx';
