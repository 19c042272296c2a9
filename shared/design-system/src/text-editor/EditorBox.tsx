import { useState } from 'react';
import { Markdown } from '../markdown/index.ts';
import { RichText } from '../rich-text/index.ts';
import { Text } from '../text/index.ts';
import { openText } from './opened-text.ts';
import { RichArea } from './RichArea.tsx';
import { SourceArea } from './SourceArea.tsx';
import { type EditorBoxProps } from './text-editor-props.ts';
import styles from './TextEditor.module.css';
import { type Tool, Toolbar } from './Toolbar.tsx';

/** The heavy half: `TextEditor` loads it when it is shown. */
export default function EditorBox(props: EditorBoxProps) {
  const { value, format, ids, onChange } = props;
  const [written, setWritten] = useState(value);
  const [opened, setOpened] = useState(() => openText(value, format));
  const [isPreview, setPreview] = useState(false);

  // A text from outside, such as another draft.
  if (value !== written) {
    setWritten(value);
    setOpened(openText(value, format));
  }

  function write(text: string) {
    setWritten(text);
    onChange(text);
  }

  const preview: Tool = {
    name: 'preview',
    label: 'Vista previa',
    isWorded: true,
    pressed: isPreview,
    onPress: () => setPreview(!isPreview),
  };

  return (
    <>
      {opened.isComplete ? (
        <RichArea {...props} opened={opened} onChange={write} preview={preview} />
      ) : (
        <>
          <Toolbar ids={ids} tools={[preview]} />
          <Text size="sm" tone="muted" className={styles.note}>
            Este texto tiene partes que el editor no conoce. Cámbialo tal como está escrito.
          </Text>
          <div hidden={isPreview}>
            <SourceArea {...props} onChange={write} />
          </div>
        </>
      )}
      {isPreview && <Preview ids={ids} format={format} value={value} />}
    </>
  );
}

/** The text as visitors see it. */
function Preview({ ids, format, value }: Pick<EditorBoxProps, 'ids' | 'format' | 'value'>) {
  return (
    <div
      role="region"
      id={`${ids.control}-preview`}
      aria-label="Vista previa de"
      aria-labelledby={`${ids.control}-preview ${ids.label}`}
      className={styles.preview}
    >
      {value.trim() === '' ? (
        <Text tone="muted">Todavía no hay texto.</Text>
      ) : format === 'markdown' ? (
        <Markdown text={value} />
      ) : (
        <RichText html={value} />
      )}
    </div>
  );
}
