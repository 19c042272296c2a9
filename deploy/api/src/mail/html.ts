import escapeHtml from 'escape-html';

const made = Symbol('html');

/** HTML that is safe to store and to mail. Only the tag below creates it. */
export interface Html {
  readonly [made]: string;
}

/** html`<p>${title}</p>`: inserted values are escaped, unless they are HTML of this tag. */
export function html(texts: TemplateStringsArray, ...values: readonly (string | number | Html)[]): Html {
  const [first, ...rest] = texts as unknown as readonly [string, ...string[]];
  return { [made]: first + rest.map((text, index) => `${written(values[index] ?? '')}${text}`).join('') };
}

export const textOf = (value: Html): string => value[made];

const written = (value: string | number | Html): string =>
  typeof value === 'object' ? value[made] : escapeHtml(String(value));
