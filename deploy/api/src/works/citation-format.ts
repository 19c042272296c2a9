/** Runs on a separate thread (citation.ts). */
import '@citation-js/plugin-csl';
import '@citation-js/plugin-ris';
import { Cite, type CslItem, plugins } from '@citation-js/core';
import type { WorkCitations } from '@puente/contract/entities/work';
import { bibtexOf } from './bibtex.ts';
import { iso690 } from './iso690.ts';

plugins.config.get('@csl').styles.add('iso690', iso690);

/** Formats a reference in every style. */
export default function format(item: CslItem): WorkCitations {
  const reference = new Cite(item);
  const styled = (template: string) =>
    reference.format('bibliography', { template, lang: 'es-ES', format: 'text' }).trim();
  return {
    apa: styled('apa'),
    iso690: styled('iso690'),
    bibtex: bibtexOf(item),
    ris: risOf(item),
  };
}

/**
 * The fields of citation-js, each on one line: its own text breaks lines after 70 characters, even within words, and
 * readers put a space there. Days and months have two digits, as RIS requires.
 */
function risOf(item: CslItem): string {
  const author = item.author.map(({ given, family }) => ({
    given: oneField(given),
    family: oneField(family),
  }));
  const [{ TY, ...fields } = {}] = new Cite({ ...item, author }).format('ris', { format: 'object' });
  const lines = Object.entries(fields).flatMap(([tag, value]) =>
    [value].flat().map((text) => `${tag}  - ${tag === 'DA' ? twoDigits(text) : text}\n`),
  );
  return `TY  - ${String(TY)}\n${lines.join('')}ER  - \n`;
}

/** Removes commas: RIS separates surname and name by a comma, and has no way to escape another. */
const oneField = (name = ''): string => name.replaceAll(/,\s?/g, ' ');

const twoDigits = (date: string): string => date.replaceAll(/\b\d\b/g, '0$&');
