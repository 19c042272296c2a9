import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import { type Command, type EditorState } from 'prosemirror-state';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '../class-names.ts';
import fieldStyles from '../field/Field.module.css';
import proseStyles from '../text/Prose.module.css';
import * as commands from './commands.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { type OpenedText } from './opened-text.ts';
import { PictureDialog } from './PictureDialog.tsx';
import { type EditorBoxProps, type TextPicture } from './text-editor-props.ts';
import styles from './TextEditor.module.css';
import { type Tool, Toolbar } from './Toolbar.tsx';
import { type EditorHandle, useEditorView } from './use-editor-view.ts';

interface RichAreaProps extends EditorBoxProps {
  opened: OpenedText;
  /** Switches to the preview, which takes the place of the text. */
  preview: Tool;
}

type Asked =
  { for: 'link'; place: commands.LinkPlace } | { for: 'picture'; picture: TextPicture | undefined };

const forms = [
  { name: 'bold', label: 'Negrita', shortcut: 'Ctrl+B', form: commands.bold },
  { name: 'italic', label: 'Cursiva', shortcut: 'Ctrl+I', form: commands.italic },
  { name: 'heading', label: 'Título', shortcut: undefined, form: commands.heading(2) },
  { name: 'subheading', label: 'Subtítulo', shortcut: undefined, form: commands.heading(3) },
  { name: 'bullets', label: 'Lista', shortcut: undefined, form: commands.bulletList },
  { name: 'numbers', label: 'Lista numerada', shortcut: undefined, form: commands.numberedList },
  { name: 'quote', label: 'Cita', shortcut: undefined, form: commands.quote },
] as const;

/** The text with its form, and the tools that change it. */
export function RichArea({
  opened,
  preview,
  onChange,
  pictures,
  ids,
  describedBy,
  invalid,
  required,
}: RichAreaProps) {
  const [asked, setAsked] = useState<Asked>();
  const isPreview = preview.pressed === true;
  const editor = useEditorView(opened, { onText: onChange, onLink: askForLink });
  const { host, state, run, focus } = editor;

  function askForLink(current: EditorState) {
    const place = commands.linkPlace(current);
    if (place) setAsked({ for: 'link', place });
  }

  /** Closes the dialog, which gives focus back to the tool, and goes on in the text. */
  function finish(command: Command) {
    flushSync(() => setAsked(undefined));
    run(command);
    focus();
  }

  const tools = state === undefined ? [preview] : toolsOf(editor, state);

  function toolsOf({ run: apply }: EditorHandle, current: EditorState): Tool[] {
    const place = commands.linkPlace(current);
    const picture = commands.selectedPicture(current);
    const offered: Tool[] = [
      ...forms.map(({ form, ...tool }) => ({
        ...tool,
        pressed: form.isOn(current),
        disabled: !form.toggle(current),
        onPress: () => apply(form.toggle),
      })),
      {
        name: 'link',
        label: 'Enlace',
        shortcut: 'Ctrl+K',
        pressed: place !== undefined && place.href !== '',
        disabled: place === undefined,
        onPress: () => askForLink(current),
      },
      ...(pictures
        ? [
            {
              name: 'picture' as const,
              label: 'Imagen',
              pressed: picture !== undefined,
              disabled: current.selection.$from.parent.type.spec.code === true,
              onPress: () => setAsked({ for: 'picture', picture }),
            },
          ]
        : []),
      {
        name: 'undo',
        label: 'Deshacer',
        shortcut: 'Ctrl+Z',
        disabled: undoDepth(current) === 0,
        onPress: () => apply(undo),
      },
      {
        name: 'redo',
        label: 'Rehacer',
        shortcut: 'Ctrl+Y',
        disabled: redoDepth(current) === 0,
        onPress: () => apply(redo),
      },
    ];
    return [...offered.map((tool) => (isPreview ? { ...tool, disabled: true } : tool)), preview];
  }

  return (
    <>
      <Toolbar ids={ids} tools={tools} />
      <div hidden={isPreview}>
        <div
          ref={host}
          id={ids.control}
          role="textbox"
          aria-multiline="true"
          aria-labelledby={ids.label}
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
          aria-required={required}
          tabIndex={0}
          className={classNames(fieldStyles.control, proseStyles.prose, styles.rich)}
        />
      </div>
      {asked?.for === 'link' && (
        <LinkDialog
          place={asked.place}
          onLink={(text, href) => finish(commands.setLink(asked.place, text, href))}
          onRemove={() => finish(commands.removeLink(asked.place))}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked?.for === 'picture' && pictures && (
        <PictureDialog
          {...pictures}
          picture={asked.picture}
          onDone={(picture) => finish(commands.setPicture(picture))}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
