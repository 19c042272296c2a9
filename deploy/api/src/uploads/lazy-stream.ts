import { Readable } from 'node:stream';

/** A stream that opens its source only when it is read, so that an unread stream leaves nothing open. */
export const lazyStream = (open: () => Promise<Readable>): Readable =>
  Readable.from(
    (async function* () {
      yield* await open();
    })(),
    { objectMode: false },
  );
