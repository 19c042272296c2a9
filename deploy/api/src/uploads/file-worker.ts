/**
 * Process that reads uploads, one file at a time (`file-workers.ts`). It ends with its parent, and when it takes too
 * much memory.
 */
import type { Outcome, Tasks } from './file-workers.ts';

/** An image of 50 megapixels, the largest that is accepted, takes about 1 GB while it is decoded. */
const mostBytes = 1_400_000_000;

/** Memory limit after a file. The allocator keeps some memory; a worker that has grown beyond this ends. */
const bytesAfterwards = 400_000_000;

// Loaded when they are needed: a decoder takes 100 ms.
const tasks: Tasks = {
  reencode: async (...given) => (await import('./image.ts')).reencode(...given),
  checkDocument: async (...given) => (await import('./document.ts')).checkDocument(...given),
  withoutMetadata: async (...given) => (await import('./document.ts')).withoutMetadata(...given),
};

setInterval(() => {
  if (process.memoryUsage.rss() > mostBytes) process.exit(1);
}, 50).unref();

process.on('disconnect', () => process.exit());

process.on('message', ({ task, given }: { task: keyof Tasks; given: [string, never] }) => {
  tasks[task](...given).then(
    (result) => answer({ result }),
    (error: unknown) => {
      const { message, code, constructor } = error as NodeJS.ErrnoException;
      answer({ failed: { message, code, kind: constructor.name } });
    },
  );
});

function answer(outcome: Omit<Outcome, 'isLast'>): void {
  const isLast = process.memoryUsage.rss() > bytesAfterwards;
  process.send?.({ ...outcome, isLast } satisfies Outcome, () => {
    if (isLast) process.exit();
  });
}
