// Under another name: the formatter would add spaces to its texts, which readers would see.
import { type Html, html as markup } from '../mail/html.ts';
import type { NoticeElement, NoticePart } from './notice-parts.ts';

const containers: Readonly<Record<Exclude<NoticeElement, 'a' | 'hr' | 'br'>, (inner: Html) => Html>> = {
  p: (inner) => markup`<p>${inner}</p>`,
  h2: (inner) => markup`<h2>${inner}</h2>`,
  h3: (inner) => markup`<h3>${inner}</h3>`,
  h4: (inner) => markup`<h4>${inner}</h4>`,
  blockquote: (inner) => markup`<blockquote>${inner}</blockquote>`,
  ul: (inner) => markup`<ul>${inner}</ul>`,
  ol: (inner) => markup`<ol>${inner}</ol>`,
  li: (inner) => markup`<li>${inner}</li>`,
  pre: (inner) => markup`<pre>${inner}</pre>`,
  strong: (inner) => markup`<strong>${inner}</strong>`,
  em: (inner) => markup`<em>${inner}</em>`,
  s: (inner) => markup`<s>${inner}</s>`,
  code: (inner) => markup`<code>${inner}</code>`,
};

/** Writes parts as HTML. @param site put in front of paths, for mails; empty for the platform */
export const htmlOfNotice = (parts: readonly NoticePart[], site = ''): Html =>
  parts.reduce<Html>((written, part) => markup`${written}${htmlOfPart(part, site)}`, markup``);

function htmlOfPart(part: NoticePart, site: string): Html {
  if (typeof part === 'string') return markup`${part}`;
  const { element, href = '', parts } = part;
  if (element === 'br') return markup`<br>`;
  if (element === 'hr') return markup`<hr>`;
  const inner = htmlOfNotice(parts, site);
  return element === 'a'
    ? markup`<a href="${addressFrom(href, site)}">${inner}</a>`
    : containers[element](inner);
}

/** Writes parts as plain text, for the other form of a mail. Links have their address after them. */
export const textOfNotice = (parts: readonly NoticePart[], site: string): string =>
  parts
    .map((part) => textOfPart(part, site).trim())
    .filter((text) => text !== '')
    .join('\n\n');

function textOfPart(part: NoticePart, site: string): string {
  if (typeof part === 'string') return part.replaceAll(/\s+/g, ' ');
  const { element, href = '', parts } = part;
  const writers: Partial<Record<NoticeElement, () => string>> = {
    br: () => '\n',
    hr: () => '—',
    ul: () => itemsOf(parts, site, () => '·'),
    ol: () => itemsOf(parts, site, (index) => `${index + 1}.`),
    a: () => `${inlineOf(parts, site)} (${addressFrom(href, site)})`,
    li: () => textOfNotice(parts, site).replaceAll('\n\n', '\n'),
    blockquote: () => textOfNotice(parts, site),
  };
  return writers[element]?.() ?? inlineOf(parts, site);
}

const inlineOf = (parts: readonly NoticePart[], site: string): string =>
  parts.map((part) => textOfPart(part, site)).join('');

const itemsOf = (parts: readonly NoticePart[], site: string, mark: (index: number) => string): string =>
  parts.map((item, index) => `${mark(index)} ${textOfPart(item, site).trim()}`).join('\n');

const addressFrom = (href: string, site: string): string => (href.startsWith('/') ? site + href : href);
