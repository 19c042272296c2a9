import type { Readable } from 'node:stream';

/** First and last byte of a part of a file, both included. */
export interface Range {
  start: number;
  end: number;
}

/** Where the bytes of uploaded files lie. A key is `public/<name>` or `private/<name>`. */
export interface ByteStore {
  name: 'disk' | 's3';
  /** Takes over a finished file on this disk: all of it is there under its key from one moment to the next, or nothing. */
  put: (key: string, path: string, mime: string) => Promise<void>;
  /** Size in bytes; undefined when there is no such key. */
  sizeOf: (key: string) => Promise<number | undefined>;
  /** @throws when the key is not there */
  open: (key: string, range?: Range) => Promise<Readable>;
  /** No complaint when it is gone already. */
  remove: (key: string) => Promise<void>;
  /** Keys of what was put before that moment. */
  keysBefore: (moment: Date) => AsyncIterable<string>;
}
