/** Process that decodes pictures, one at a time (`picture-workers.ts`). It ends with its parent, and when it takes too much memory. */
import { reencode, TooManyPixels } from './image.ts';
import type { PictureOutcome, PictureResult, PictureTask } from './picture-workers.ts';

/** A picture of 50 megapixels, the largest that is accepted, takes about 1 GB while it is decoded. */
const mostBytes = 1_400_000_000;

/** The allocator keeps some of it. A worker that has grown beyond this ends after its picture. */
const bytesAfterwards = 400_000_000;

setInterval(() => {
  if (process.memoryUsage.rss() > mostBytes) process.exit(1);
}, 50).unref();

process.on('disconnect', () => process.exit());

process.on('message', ({ path, extension }: PictureTask) => {
  reencode(path, extension).then(
    (reencoded) => answer({ reencoded }),
    (error: unknown) => {
      const { message, code } = error as NodeJS.ErrnoException;
      answer({ failed: { message, code, isTooLarge: error instanceof TooManyPixels } });
    },
  );
});

function answer(result: PictureResult): void {
  const isLast = process.memoryUsage.rss() > bytesAfterwards;
  process.send?.({ ...result, isLast } satisfies PictureOutcome, () => {
    if (isLast) process.exit();
  });
}
