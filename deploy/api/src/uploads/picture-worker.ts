/** Process that decodes pictures, one at a time (`picture-workers.ts`). It ends with its parent, and when it takes too much memory. */
import { reencode, TooManyPixels } from './image.ts';
import type { PictureOutcome, PictureTask } from './picture-workers.ts';

/** A picture of 50 megapixels takes about 500 MB while it is decoded. */
const mostBytes = 900 * 1024 * 1024;

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

const answer = (outcome: PictureOutcome): void => void process.send?.(outcome);
