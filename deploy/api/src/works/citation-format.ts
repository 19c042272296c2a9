/** Runs on a thread of its own (citation.ts). */
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-csl';
import '@citation-js/plugin-ris';
import { Cite, plugins, type CslItem } from '@citation-js/core';
import type { WorkCitations } from '@puente/contract/entities/work';
import { iso690 } from './iso690.ts';

plugins.config.get('@csl').styles.add('iso690', iso690);
// Programs have read UTF-8 for years; LaTeX's way of writing an accent is unreadable for everybody else.
plugins.config.get('@bibtex').format.asciiOnly = false;

/** Formats a reference in every style. */
export default function format(item: CslItem): WorkCitations {
  const reference = new Cite(item);
  const styled = (template: string) =>
    reference.format('bibliography', { template, lang: 'es-ES', format: 'text' }).trim();
  return {
    apa: styled('apa'),
    iso690: styled('iso690'),
    bibtex: reference.format('bibtex').trim(),
    ris: reference.format('ris').trim(),
  };
}
