import escapeHtml from 'escape-html';
import { previewElementId } from '@puente/federation/preview';
import { tag } from '../html.ts';
import { sourceHash } from '../source-hash.ts';
import { previewEndPath } from './preview-paths.ts';
import { type Preview, type PreviewRefusal } from './previews.ts';
import { sourceOf } from './wanted-preview.ts';

/**
 * Banner over the pages of a preview, with the way out. The edge draws it, so that it is there with every shell, and
 * when the shell fails. Its button needs no script.
 */
export const previewBanner = (preview: Preview): string =>
  [
    tag('aside', { id: previewElementId, 'aria-label': 'Vista previa' }),
    `<p>${wordsOf(preview)}</p>`,
    tag('form', { method: 'post', action: previewEndPath, 'data-drawn': true }),
    '<button>Salir de la vista previa</button>',
    '</form>',
    '</aside>',
  ].join('');

function wordsOf({ wanted, version, refused }: Preview): string {
  const name = `<strong>${escapeHtml(wanted.app)}</strong>`;
  const source = escapeHtml(sourceOf(wanted));
  if (refused) return `No se muestra la vista previa de ${name} (${source}). ${refusalText(refused)}`;
  return version === undefined
    ? `Vista previa: ves ${name} desde ${source}. El resto es lo que ve todo el mundo.`
    : `Vista previa: ves ${name} ${escapeHtml(version)}, del canal ${source}. El resto es lo que ve todo el mundo.`;
}

/** HTML of a refusal. */
export const refusalText = ({ text, details }: PreviewRefusal): string =>
  [
    escapeHtml(text),
    ...(details === undefined ? [] : [`<span lang="en">${escapeHtml(details)}</span>`]),
  ].join(' ');

const styles = [
  `#${previewElementId}{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.5rem 1rem;padding:.5rem 1rem;overflow-wrap:anywhere;font:16px/1.4 var(--pt-font,system-ui,sans-serif);color:var(--pt-paper,light-dark(#fbf8f1,#121715));background:var(--pt-ink,light-dark(#18231f,#f2f0e7))}`,
  `#${previewElementId} p{flex:1 1 16rem;margin:0}#${previewElementId} form{margin:0}`,
  `#${previewElementId} button{min-height:2.75rem;padding:.25rem 1rem;font:inherit;font-weight:600;color:inherit;background:transparent;border:2px solid;border-radius:.5rem;cursor:pointer}`,
  `#${previewElementId} button:focus-visible{outline:3px solid;outline-offset:2px}`,
  `@media print{#${previewElementId}{display:none}}`,
].join('');

export const previewStyle = `<style>${styles}</style>`;

/** Hash with which the policy of a page admits the style. */
export const previewStyleHash = sourceHash(styles);
