import { baseKeymap, chainCommands } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { type Node } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, EditorState, TextSelection } from 'prosemirror-state';
import { tableEditing } from 'prosemirror-tables';
import { EditorView } from 'prosemirror-view';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { withoutControls } from '@puente/contract/control-characters';
import { bold, breakInCell, insertBreak, italic } from './commands.ts';
import { readPaste } from './html-document.ts';
import { type OpenedText } from './opened-text.ts';
import { schema } from './schema.ts';

const { list_item: item } = schema.nodes;

/** Shortcuts of the text. Tab is none of them: it leaves the field. */
const keys = (onLink: (state: EditorState) => void): Record<string, Command> => ({
  'Mod-b': bold.toggle,
  'Mod-i': italic.toggle,
  'Mod-k': (state) => {
    onLink(state);
    return true;
  },
  'Mod-z': undo,
  'Mod-y': redo,
  'Mod-Shift-z': redo,
  Enter: chainCommands(breakInCell, splitListItem(item)),
  'Shift-Enter': insertBreak,
  'Mod-]': sinkListItem(item),
  'Mod-[': liftListItem(item),
});

const stateOf = (doc: Node, onLink: (state: EditorState) => void): EditorState =>
  EditorState.create({
    doc,
    plugins: [keymap(keys(onLink)), keymap(baseKeymap), history(), tableEditing()],
  });

export interface EditorHandle {
  /** The element that becomes the editor. */
  host: React.RefObject<HTMLDivElement | null>;
  state: EditorState | undefined;
  run: (command: Command) => void;
  focus: () => void;
}

/** Shows a text in ProseMirror, which owns the content of `host`. A new `opened` replaces the text and its history. */
export function useEditorView(
  opened: OpenedText,
  { onText, onLink }: { onText: (text: string) => void; onLink: (state: EditorState) => void },
): EditorHandle {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const [state, setState] = useState<EditorState>();
  const changed = useEffectEvent((doc: Node) => onText(opened.write(doc)));
  const askForLink = useEffectEvent(onLink);

  useLayoutEffect(() => {
    const mount = host.current;
    if (mount === null) return;
    const editor = new EditorView(
      { mount },
      {
        state: stateOf(opened.doc, (current) => askForLink(current)),
        dispatchTransaction(transaction) {
          const next = editor.state.apply(transaction);
          editor.updateState(next);
          setState(next);
          if (transaction.docChanged) changed(next.doc);
        },
        transformPastedText: withoutControls,
        handleDOMEvents: {
          paste: (_, event) => takeHtml(editor, event, event.clipboardData),
          // A part that moves inside the text is clean already.
          drop: (_, event) =>
            editor.dragging === null && takeHtml(editor, event, event.dataTransfer, dropPlace(editor, event)),
        },
      },
    );
    view.current = editor;
    setState(editor.state);
    return () => {
      view.current = null;
      editor.destroy();
    };
  }, [opened]);

  return {
    host,
    state,
    run: (command) => {
      const editor = view.current;
      if (editor) command(editor.state, (transaction) => editor.dispatch(transaction), editor);
    },
    focus: () => view.current?.focus(),
  };
}

/**
 * Inserts pasted or dropped HTML. ProseMirror must not read it: its way needs a Trusted Types policy that admits
 * anything, and this page has none.
 */
function takeHtml(view: EditorView, event: Event, data: DataTransfer | null, place?: number): boolean {
  const html = data?.getData('text/html') ?? '';
  const isCode = view.state.selection.$from.parent.type.spec.code === true;
  if (html === '' || isCode) return false;
  event.preventDefault();
  const slice = readPaste(html);
  const { tr } = view.state;
  if (place !== undefined) tr.setSelection(TextSelection.near(tr.doc.resolve(place)));
  if (slice.size === 0) return true;
  view.dispatch(tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true));
  return true;
}

const dropPlace = (view: EditorView, { clientX, clientY }: DragEvent): number | undefined =>
  view.posAtCoords({ left: clientX, top: clientY })?.pos;
