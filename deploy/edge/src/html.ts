import escapeHtml from 'escape-html';

/** JSON for a script element: without `<` nothing in it can end the element or open a comment. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** Attributes of an element; `true` is an attribute without a value, `undefined` none. */
export type Attributes = Record<string, string | true | undefined>;

/** An opening tag, which is the whole element when it has no content. */
export function tag(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).map(([key, value]) => {
    if (value === undefined) return '';
    return value === true ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`;
  });
  return `<${name}${written.join('')}>`;
}

/** A whole document, of the elements of its head and its body. */
export const documentOf = (head: string[], body: string[], attributes: Attributes = {}): string =>
  `<!doctype html>\n${tag('html', { lang: 'es', ...attributes })}\n<head>\n${head.join('\n')}\n</head>\n<body>\n${body.join('\n')}\n</body>\n</html>\n`;
