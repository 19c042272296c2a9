import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-csl';
import '@citation-js/plugin-ris';
import { Cite, plugins, type CslItem } from '@citation-js/core';
import type { Work, WorkCitations } from '@puente/contract/entities/work';
import { LRUCache } from 'lru-cache';
import { iso690 } from './iso690.ts';

plugins.config.get('@csl').styles.add('iso690', iso690);
// Programs have read UTF-8 for years; LaTeX's way of writing an accent is unreadable for everybody else.
plugins.config.get('@bibtex').format.asciiOnly = false;

/** Citations by the reference that they are made from. Formatting one takes about 2 ms of the processor. */
const remembered = new LRUCache<string, WorkCitations>({ max: 1000 });

/** How a work is cited. @param address where it is read */
export function cite(work: Work, address: string): WorkCitations {
  const item = itemOf(work, address);
  const key = JSON.stringify(item);
  const known = remembered.get(key);
  if (known) return known;
  const made = format(item);
  remembered.set(key, made);
  return made;
}

function format(item: CslItem): WorkCitations {
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

const itemOf = (work: Work, address: string): CslItem => ({
  id: `tfx${work.id}`,
  type: 'thesis',
  title: work.title,
  // A work whose author has left stays without a name.
  author: work.student ? [{ given: work.student.name, family: work.student.surname }] : [],
  issued: {
    'date-parts': [(work.tfxDate ?? work.publishedAt ?? work.createdAt).slice(0, 10).split('-').map(Number)],
  },
  ...(work.student?.university && { publisher: work.student.university }),
  genre: kindOf(work),
  URL: address,
});

function kindOf({ status, student }: Work): string {
  if (status === 'choosing') return 'Propuesta de trabajo académico';
  if (status === 'onGoing') return 'Trabajo académico en curso';
  return /m[aá]ster/i.test(student?.degree_type ?? '')
    ? 'Trabajo de fin de máster'
    : 'Trabajo de fin de grado';
}
