import { uploadFile } from '@puente/client/upload';
import { limits } from '@puente/contract/limits';
import { TextEditor, type TextEditorProps } from '@puente/design-system/text-editor';

/** Pictures within a text. */
const pictures = {
  limits: limits.uploads.cover,
  onPicture: async ({ file, alternativeText }: { file: File; alternativeText: string }) => {
    const { url } = await uploadFile(file, 'cover');
    return { url: url ?? '', alternativeText };
  },
};

/** Editor of a text of the site, with pictures. */
export const MarkdownField = (props: Omit<TextEditorProps, 'format' | 'pictures' | 'maxLength'>) => (
  <TextEditor {...props} format="markdown" pictures={pictures} maxLength={limits.content.markdown} />
);
