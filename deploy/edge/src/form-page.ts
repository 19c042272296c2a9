import escapeHtml from 'escape-html';
import { type Brand } from './brand-files.ts';
import { tag } from './html.ts';
import { forbiddenFeatures } from './security-headers.ts';
import { standalonePage, styleHash } from './standalone-page.ts';

/** A page of the edge with a form, without the shell, scripts or other files. */
export const formPage = (brand: Brand, title: string, content: readonly string[]): string =>
  standalonePage({
    title,
    brand,
    styles,
    body: [
      `<header>${tag('a', { href: '/' })}${escapeHtml(brand.name)}</a></header>`,
      '<main>',
      `<h1>${escapeHtml(title)}</h1>`,
      ...content,
      '</main>',
    ],
  });

/** Policy under which the page loads nothing, and sends its form to its own origin only. */
export const formPageHeaders = (brand: Brand): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src '${styleHash(brand, styles)}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'permissions-policy': forbiddenFeatures,
});

const styles = [
  'body{margin:0}header,main{box-sizing:border-box;max-width:40rem;margin:0 auto;padding:1rem;overflow-wrap:anywhere}header a{font-weight:700}h1{margin:.5rem 0 1rem;line-height:1.2;text-wrap:balance}p{margin:.25rem 0}',
  'form{display:grid;gap:1.25rem;margin:1.5rem 0}label{display:block;font-weight:600;margin-bottom:.25rem}',
  'input,select,textarea{box-sizing:border-box;width:100%;min-height:3rem;padding:.5rem .75rem;font:inherit;color:inherit;background:var(--pt-surface,light-dark(#fff,#1b2320));border:1px solid var(--pt-line-strong,light-dark(#7c857f,#8a938d));border-radius:.5rem}',
  '[aria-invalid]{border-width:2px}.check{display:flex;gap:.75rem;align-items:center}.check input{width:1.5rem;min-height:1.5rem;flex:none}.check label{margin:0}',
  '.problem{padding:.75rem 1rem;border:2px solid;border-radius:.5rem}.mistake{font-weight:600}',
  'button{justify-self:start;min-height:3rem;padding:.5rem 1.5rem;font:inherit;font-weight:600;color:var(--pt-paper,light-dark(#fbf8f1,#121715));background:var(--pt-accent,light-dark(#0b5a4a,#74d3b8));border:0;border-radius:.5rem;cursor:pointer}',
  'a{color:var(--pt-accent,light-dark(#0b5a4a,#74d3b8));text-underline-offset:.15em}:focus-visible{outline:3px solid var(--pt-focus,light-dark(#18231f,#f2f0e7));outline-offset:2px}',
].join('');
