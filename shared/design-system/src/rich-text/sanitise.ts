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
 * Returns pasted HTML as nodes. They keep their styles as `data-style`: Word and Google Docs write there what is bold
 * and what is a list. Browsers report styles and handlers to the security policy even in a document that is only read,
 * so they get names that do nothing.
 */
export function sanitisedPaste(html: string): DocumentFragment {
  const renamed = withoutStyleSheets(html).replaceAll(/<[a-z][^<>]*>/gi, (tag) =>
    tag.replaceAll(/\s(style|on[a-z]+)\s*=/gi, ' data-$1='),
  );
  const clean = DOMPurify.sanitize(renamed, {
    ...allowed,
    ALLOWED_TAGS: [...allowed.ALLOWED_TAGS, 'span', 'font'],
    ALLOWED_ATTR: [...allowed.ALLOWED_ATTR, 'data-style'],
    // 'mso-list:…' is no address.
    ADD_URI_SAFE_ATTR: ['data-style'],
  }) as DocumentFragment | null;
  return clean ?? document.createDocumentFragment();
}

function withoutStyleSheets(html: string): string {
  const [before = '', ...sheets] = html.split(/<style\b/i);
  return (
    before +
    sheets
      .map((sheet) =>
        sheet
          .split(/<\/style\s*>/i)
          .slice(1)
          .join(''),
      )
      .join('')
  );
}
