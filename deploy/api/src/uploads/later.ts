import { Readable } from 'node:stream';

/** A stream that is opened only when it is read: a stream that is never read leaves nothing open. */
export const later = (open: () => Promise<Readable>): Readable =>
  Readable.from(
    (async function* () {
      yield* await open();
    })(),
    { objectMode: false },
  );
