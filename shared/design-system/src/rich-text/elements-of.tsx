import { createElement, type ReactNode } from 'react';
import { Link } from '../link/index.ts';
import { destinationOf, pictureAddress } from './addresses.ts';

export interface Rendering {
  /** Level of the highest heading of the text. */
  headingLevel: number;
  /** A link to a page of ours was followed. */
  onFollow?: (() => void) | undefined;
}

/**
 * The element rendered for each element of the text, by its name. An element that is not listed is not
 * rendered, even if a check before let it through.
 */
const plain: Readonly<Record<string, string>> = {
  ...{ P: 'p', DIV: 'div', BLOCKQUOTE: 'blockquote', UL: 'ul', OL: 'ol', LI: 'li' },
  ...{ STRONG: 'strong', B: 'strong', EM: 'em', I: 'em', U: 'u', S: 's', DEL: 'del' },
  ...{ CODE: 'code', PRE: 'pre' },
  ...{
    TABLE: 'table',
    CAPTION: 'caption',
    THEAD: 'thead',
    TBODY: 'tbody',
    TFOOT: 'tfoot',
    TR: 'tr',
    TH: 'th',
    TD: 'td',
  },
};

/** Elements between whose parts a space means nothing. */
const spaceless = new Set(['UL', 'OL', 'TABLE', 'THEAD', 'TBODY', 'TFOOT', 'TR']);

const headings = /^H[1-6]$/;

/** The nodes as React elements: a second list of what there may be, so that nothing of theirs gets into the page itself. */
export function elementsOf(root: DocumentFragment, rendering: Rendering): ReactNode {
  const levels = levelsIn(root, rendering.headingLevel);
  return childrenOf(root);

  function childrenOf(parent: Node): ReactNode[] {
    return Array.from(parent.childNodes, (node, place) => rendered(node, place));
  }

  function rendered(node: Node, key: number): ReactNode {
    if (node instanceof Text) return isSpace(node) ? null : node.data;
    if (!(node instanceof HTMLElement)) return null;
    const tag = node.tagName;
    if (tag === 'BR') return <br key={key} />;
    if (tag === 'HR') return <hr key={key} />;
    if (tag === 'IMG') return picture(node, key);
    if (tag === 'A') return link(node, key);
    const name = headings.test(tag) ? `h${levels.get(tag) ?? 6}` : plain[tag];
    if (name === undefined) return null;
    return createElement(name, { key, ...spansOf(node) }, ...childrenOf(node));
  }

  function link(node: HTMLElement, key: number): ReactNode {
    const destination = destinationOf(node.getAttribute('href') ?? '');
    const words = childrenOf(node);
    if (destination === null) return <span key={key}>{words}</span>;
    return (
      <Link key={key} {...destination} onClick={destination.external ? undefined : rendering.onFollow}>
        {words}
      </Link>
    );
  }
}

function picture(node: HTMLElement, key: number): ReactNode {
  const alt = node.getAttribute('alt') ?? '';
  const src = pictureAddress(node.getAttribute('src') ?? '');
  // A refused picture is replaced by its alternative text.
  return src === null ? alt : <img key={key} src={src} alt={alt} loading="lazy" />;
}

function spansOf(node: HTMLElement): { colSpan?: number; rowSpan?: number } {
  if (!(node instanceof HTMLTableCellElement)) return {};
  const { colSpan, rowSpan } = node;
  return { ...(colSpan > 1 && { colSpan }), ...(rowSpan > 1 && { rowSpan }) };
}

const isSpace = ({ data, parentNode }: Text): boolean =>
  parentNode instanceof Element && spaceless.has(parentNode.tagName) && data.trim() === '';

/** Headings as an outline under the page's own, whose levels have no gaps: the highest first. */
function levelsIn(root: DocumentFragment, highest: number): ReadonlyMap<string, number> {
  const written = new Set(
    Array.from(root.querySelectorAll('h1, h2, h3, h4, h5, h6'), ({ tagName }) => tagName),
  );
  return new Map([...written].toSorted().map((tag, rank) => [tag, Math.min(highest + rank, 6)]));
}
