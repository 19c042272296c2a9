import { type IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { deltaForm, dictionaryName } from '@puente/releases/compression';
import { dictionaryIn } from './deltas.ts';

/** Versions of a document: enough for several releases a day, and few enough to stay in memory. */
const mostVersions = 20;

/**
 * The versions of a document that this process has sent, as dictionaries of later ones. After a restart browsers download
 * the document whole once.
 */
export class DocumentVersions {
  readonly #versions = new LRUCache<string, Buffer>({ max: mostVersions });
  readonly #deltas = new LRUCache<string, Promise<Buffer | undefined>>({ max: mostVersions });

  /** Returns the delta of a document for the version that the browser has, if this process sent that version. */
  async deltaFor(headers: IncomingHttpHeaders, document: Buffer): Promise<Buffer | undefined> {
    const name = dictionaryName(document);
    this.#versions.set(name, document);
    const base = dictionaryIn(headers);
    const dictionary = base === undefined ? undefined : this.#versions.get(base);
    if (!dictionary) return undefined;
    const key = `${base} ${name}`;
    const delta = this.#deltas.get(key) ?? deltaForm(document, dictionary).catch(() => undefined);
    this.#deltas.set(key, delta);
    return delta;
  }
}
