import { join } from 'node:path';
import type { CslItem } from '@citation-js/core';
import { LRUCache } from 'lru-cache';
import { Piscina } from 'piscina';
import type { Work, WorkCitations } from '@puente/contract/entities/work';

let threads: Piscina | undefined;

/**
 * One shared thread. The first citation takes 0.7 s of processor time to load the styles, each later one 5 ms. On the
 * main thread every request would wait.
 */
const formatting = (): Piscina =>
  (threads ??= new Piscina({ filename: join(import.meta.dirname, 'citation-format.ts'), maxThreads: 1 }));

/** Citations by their reference. */
const remembered = new LRUCache<string, WorkCitations>({
  max: 1000,
  fetchMethod: (reference) => formatting().run(JSON.parse(reference)) as Promise<WorkCitations>,
});

/** Formats the citations of a work. @param address web address of the work */
export const cite = (work: Work, address: string): Promise<WorkCitations> =>
  remembered.forceFetch(JSON.stringify(itemOf(work, address)));

const itemOf = (work: Work, address: string): CslItem => ({
  id: `tfx${work.id}`,
  type: 'thesis',
  title: oneLine(work.title),
  // A work whose author has left stays without a name.
  author: work.student ? [{ given: work.student.name, family: work.student.surname }] : [],
  issued: {
    'date-parts': [(work.tfxDate ?? work.publishedAt ?? work.createdAt).slice(0, 10).split('-').map(Number)],
  },
  ...(work.student?.university && { publisher: work.student.university }),
  genre: kindOf(work),
  URL: address,
});

const oneLine = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

function kindOf({ status, student }: Work): string {
  if (status === 'choosing') return 'Propuesta de trabajo académico';
  if (status === 'onGoing') return 'Trabajo académico en curso';
  return /m[aá]ster/i.test(student?.degree_type ?? '')
    ? 'Trabajo de fin de máster'
    : 'Trabajo de fin de grado';
}
