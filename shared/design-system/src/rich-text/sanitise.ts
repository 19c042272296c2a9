import DOMPurify, { type Config } from 'dompurify';

/**
 * Allow-list for messages and articles: no style, no class, no id or name (they would shadow properties of the document), no form, frame,
 * drawing or data attribute. Editors write div, b and i for p, strong and em.
 */
const allowed = {
  ALLOWED_TAGS: [
    ...['p', 'div', 'br', 'hr', 'blockquote', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'del', 'code', 'pre', 'a', 'img', 'ul', 'ol', 'li'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'colspan', 'rowspan'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} as const satisfies Config;

/**
 * Returns sanitised HTML as nodes of an inert document, where nothing loads. Nodes avoid a second parse, which can change the result.
 * DOMPurify parses under the Trusted Types policy `dompurify`. The page's security policy allows one instance of it, so this module is
 * shared and imported from nowhere else.
 */
export function sanitised(html: string): DocumentFragment {
  // Its types do not say so, but of a document without a body (`<frameset>`) it makes nothing at all.
  const clean = DOMPurify.sanitize(html, {
    ...allowed,
    ALLOWED_TAGS: [...allowed.ALLOWED_TAGS],
    ALLOWED_ATTR: [...allowed.ALLOWED_ATTR],
  }) as DocumentFragment | null;
  return clean ?? document.createDocumentFragment();
}

/**
 * Returns pasted HTML as nodes that keep `style`, in which Word and Google Docs write what is bold and what is a list.
 * The caller must drop it: these nodes are read, never shown.
 */
export function sanitisedPaste(html: string): DocumentFragment {
  const clean = DOMPurify.sanitize(html, {
    ...allowed,
    ALLOWED_TAGS: [...allowed.ALLOWED_TAGS, 'span', 'font'],
    ALLOWED_ATTR: [...allowed.ALLOWED_ATTR, 'style'],
  }) as DocumentFragment | null;
  return clean ?? document.createDocumentFragment();
}
