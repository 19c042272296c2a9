import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { type MarkType, type Node, type NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, NodeSelection } from 'prosemirror-state';
import { schema } from './schema.ts';
import { type TextPicture } from './text-editor-props.ts';

const { nodes, marks } = schema;

/** A form of text that is on or off at the selection. */
export interface TextForm {
  toggle: Command;
  isOn: (state: EditorState) => boolean;
}

const markForm = (type: MarkType): TextForm => ({
  toggle: toggleMark(type),
  isOn: (state) => hasMark(state, type),
});

export const bold = markForm(marks.strong);
export const italic = markForm(marks.em);

export const heading = (level: number): TextForm => {
  const isOn = ({ selection: { $from } }: EditorState) =>
    $from.parent.type === nodes.heading && $from.parent.attrs['level'] === level;
  return {
    isOn,
    toggle: (state, dispatch, view) => {
      const change = isOn(state) ? setBlockType(nodes.paragraph) : setBlockType(nodes.heading, { level });
      return change(state, dispatch, view);
    },
  };
};

const list = (type: NodeType): TextForm => {
  const isOn = (state: EditorState) => innermostList(state)?.node.type === type;
  return {
    isOn,
    toggle: (state, dispatch, view) => {
      const around = innermostList(state);
      if (around === undefined) return wrapInList(type)(state, dispatch, view);
      if (around.node.type === type) return liftListItem(nodes.list_item)(state, dispatch, view);
      dispatch?.(
        state.tr.setNodeMarkup(around.position, type, { tight: around.node.attrs['tight'] === true }),
      );
      return true;
    },
  };
};

export const bulletList = list(nodes.bullet_list);
export const numberedList = list(nodes.ordered_list);

export const quote: TextForm = {
  isOn: (state) => around(state, [nodes.blockquote]) !== undefined,
  toggle: (state, dispatch, view) =>
    around(state, [nodes.blockquote]) === undefined
      ? wrapIn(nodes.blockquote)(state, dispatch, view)
      : lift(state, dispatch, view),
};

export const insertBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

/** In a cell a new line is a break: a cell is one line of Markdown. */
export const breakInCell: Command = (state, dispatch, view) =>
  state.selection.$from.parent.type.spec['tableRole'] === undefined
    ? false
    : insertBreak(state, dispatch, view);

/** Part of the text that becomes a link. */
export interface LinkPlace {
  from: number;
  to: number;
  text: string;
  /** Empty for a new link. */
  href: string;
}

/** Returns the link at the cursor, or the selected text; undefined where there can be no link, as in code. */
export function linkPlace(state: EditorState): LinkPlace | undefined {
  const { $from, from, to } = state.selection;
  if (
    !$from.parent.inlineContent ||
    !$from.sameParent(state.selection.$to) ||
    $from.parent.type.spec.code === true
  )
    return undefined;
  const found = linkAround($from.parent, $from.start(), from);
  if (found !== undefined && found.to >= to) return found;
  return { from, to, text: state.doc.textBetween(from, to), href: '' };
}

function linkAround(parent: Node, start: number, position: number): LinkPlace | undefined {
  let found: LinkPlace | undefined;
  parent.forEach((child, offset) => {
    const href = child.marks.find(({ type }) => type === marks.link)?.attrs['href'] as unknown;
    if (typeof href !== 'string') return;
    const from = start + offset;
    const to = from + child.nodeSize;
    // Parts of one link that differ in other marks.
    if (found?.to === from && found.href === href && found.from <= position)
      found = { ...found, to, text: found.text + child.textContent };
    else if (from <= position && position <= to) found ??= { from, to, text: child.textContent, href };
  });
  return found;
}

/** Makes a link, or changes it. The marks of the text stay where the text stays. */
export const setLink =
  ({ from, to, text: before }: LinkPlace, text: string, href: string): Command =>
  (state, dispatch) => {
    const { tr } = state;
    const end = text === before ? to : from + text.length;
    if (text !== before) tr.insertText(text, from, to);
    tr.removeMark(from, end, marks.link).addMark(from, end, marks.link.create({ href }));
    dispatch?.(tr.removeStoredMark(marks.link).scrollIntoView());
    return true;
  };

export const removeLink =
  ({ from, to }: LinkPlace): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.removeMark(from, to, marks.link));
    return true;
  };

/** Returns the picture that is selected. */
export function selectedPicture({ selection }: EditorState): TextPicture | undefined {
  if (!(selection instanceof NodeSelection) || selection.node.type !== nodes.image) return undefined;
  const { src, alt } = selection.node.attrs;
  return { url: String(src), alternativeText: String(alt) };
}

/** Inserts a picture, in the place of the selected one. */
export const setPicture =
  ({ url, alternativeText }: TextPicture): Command =>
  (state, dispatch) => {
    if (state.selection.$from.parent.type.spec.code === true) return false;
    const picture = nodes.image.create({ src: url, alt: alternativeText });
    dispatch?.(state.tr.replaceSelectionWith(picture).scrollIntoView());
    return true;
  };

function hasMark(state: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = state.selection;
  if (empty) return type.isInSet(state.storedMarks ?? $from.marks()) !== undefined;
  return state.doc.rangeHasMark(from, to, type);
}

const innermostList = (state: EditorState) => around(state, [nodes.bullet_list, nodes.ordered_list]);

function around(
  { selection: { $from } }: EditorState,
  types: readonly NodeType[],
): { node: Node; position: number } | undefined {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (types.includes(node.type)) return { node, position: $from.before(depth) };
  }
  return undefined;
}
