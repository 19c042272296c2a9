import type { Readable } from 'node:stream';

/** First and last byte of a part of a file, both included. */
export interface Range {
  start: number;
  end: number;
}

/** Store for the bytes of uploaded files. A key is `public/<name>` or `private/<name>`. */
export interface ByteStore {
  name: 'disk' | 's3';
  /** Moves a finished file from this disk to the store. The whole file appears under its key at once, or not at all. */
  put: (key: string, path: string, mime: string) => Promise<void>;
  /** Size in bytes; undefined when there is no such key. */
  sizeOf: (key: string) => Promise<number | undefined>;
  /** @throws when the key does not exist */
  open: (key: string, range?: Range) => Promise<Readable>;
  /** Succeeds even if the key does not exist. */
  remove: (key: string) => Promise<void>;
  /** Keys that were stored before that time. */
  keysBefore: (moment: Date) => AsyncIterable<string>;
}
