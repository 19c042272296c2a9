import { type Bucket } from '@puente/objects/bucket';
import { type DocumentStore } from './documents.ts';

/** The documents of a store in a bucket. */
export class ObjectDocuments implements DocumentStore {
  readonly #bucket: Bucket;
  readonly #root: string;

  constructor(bucket: Bucket, root: string) {
    this.#bucket = bucket;
    this.#root = root;
  }

  async read(path: string): Promise<Buffer | undefined> {
    return (await this.#bucket.read(this.#root + path))?.content;
  }

  async write(path: string, content: Buffer | string): Promise<void> {
    await this.#bucket.put(this.#root + path, content);
  }

  async removeAll(folder: string): Promise<void> {
    for (const name of await this.#bucket.names(`${this.#root}${folder}/`))
      await this.#bucket.remove(`${this.#root}${folder}/${name}`);
  }
}
