import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ifThere, readIfThere, replaceFile } from './atomic-file.ts';
import { type DocumentStore } from './documents.ts';

/** The documents of a folder store. */
export class FolderDocuments implements DocumentStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async read(path: string): Promise<Buffer | undefined> {
    return readIfThere(join(this.#folder, path));
  }

  async write(path: string, content: Buffer | string): Promise<void> {
    await replaceFile(join(this.#folder, path), content);
  }

  async removeAll(folder: string): Promise<void> {
    const path = join(this.#folder, folder);
    for (const name of (await ifThere(readdir(path))) ?? []) await rm(join(path, name), { force: true });
  }
}
