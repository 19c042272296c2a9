import { Readable } from 'node:stream';

/** A stream that is opened only when somebody reads it: one that is never read leaves nothing open. */
export const later = (open: () => Promise<Readable>): Readable =>
  Readable.from(
    (async function* () {
      yield* await open();
    })(),
    { objectMode: false },
  );
