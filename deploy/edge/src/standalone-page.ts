import escapeHtml from 'escape-html';
import { type Brand, brandStyles } from './brand-files.ts';
import { documentOf, tag } from './html.ts';
import { sourceHash } from './source-hash.ts';

interface StandalonePage {
  /** Title without the name of the product. */
  title: string;
  brand: Brand;
  /** CSS of the page, in addition to the common styles. */
  styles: string;
  body: string[];
}

/** A page without the shell, scripts or other files: its style sheet is inline. */
export const standalonePage = ({ title, brand, styles, body }: StandalonePage): string =>
  documentOf(
    [
      '<meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      `<title>${escapeHtml(`${title} · ${brand.name}`)}</title>`,
      tag('meta', { name: 'robots', content: 'noindex' }),
      '<meta name="color-scheme" content="light dark">',
      `<style>${sheetOf(brand, styles)}</style>`,
    ],
    body,
  );

/** Hash with which the policy of such a page admits its style sheet. */
export const styleHash = (brand: Brand, styles: string): string => sourceHash(sheetOf(brand, styles));

/** Uses the owner's colours if there are any, else the design system's. Its own style sheet would be another file. */
const sheetOf = (brand: Brand, styles: string): string => brandStyles(brand) + ground + styles;

const ground =
  ':root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif;background:var(--pt-paper,light-dark(#fbf8f1,#121715));color:var(--pt-ink,light-dark(#18231f,#f2f0e7))}';
