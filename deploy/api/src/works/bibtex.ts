import type { CslItem, CslName } from '@citation-js/core';

/** Names of months that every BibTeX style and biblatex define. */
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const;

/** Commands for characters that LaTeX does not print literally. BibTeX counts braces, so a brace is a command too. */
const commands: Readonly<Record<string, string>> = {
  '\\': String.raw`\textbackslash{}`,
  '{': String.raw`\textbraceleft{}`,
  '}': String.raw`\textbraceright{}`,
  '~': String.raw`\textasciitilde{}`,
  '^': String.raw`\textasciicircum{}`,
  '&': String.raw`\&`,
  '%': String.raw`\%`,
  $: String.raw`\$`,
  '#': String.raw`\#`,
  _: String.raw`\_`,
};

const escaped = (text: string): string =>
  text.replaceAll(/[\\{}~^&%$#_]/g, (character) => commands[character] ?? character);

/**
 * Formats a thesis for BibTeX and biblatex, in UTF-8. The writer of citation-js breaks words at accents in titles,
 * leaves braces open, and has neither a thesis nor a month that the styles know. All styles print `type` instead of
 * 'Master's thesis'.
 */
export function bibtexOf({ id, author, title, publisher, genre, issued, URL }: CslItem): string {
  const [year, month] = issued['date-parts'][0] ?? [];
  const fields = {
    author: author.length > 0 && braced(author.map(nameOf).join(' and ')),
    title: braced(titleOf(title)),
    school: publisher && braced(escaped(publisher)),
    type: braced(escaped(genre)),
    year: year !== undefined && braced(String(year)),
    month: months[(month ?? 0) - 1],
    url: braced(URL),
  };
  const lines = Object.entries(fields).flatMap(([name, value]) => (value ? [`  ${name} = ${value},\n`] : []));
  return `@mastersthesis{${id},\n${lines.join('')}}\n`;
}

const braced = (text: string): string => `{${text}}`;

/**
 * Protects capitals: many styles write titles in lower case. Words with a capital keep it, except for the first letter
 * of the title.
 */
const titleOf = (title: string): string =>
  title.replaceAll(/[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+/gu, (part, offset: number) =>
    /\p{Lu}/u.test(offset === 0 ? part.slice(1) : part) ? braced(part) : escaped(part),
  );

const nameOf = ({ family = '', given = '' }: CslName): string => `${namePart(family)}, ${namePart(given)}`;

/** Adds braces around a name that would be read as two people, or as more than surname and name. */
const namePart = (part: string): string => (/,|\sand\s/i.test(part) ? braced(escaped(part)) : escaped(part));
