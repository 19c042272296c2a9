import { contentOf } from '../src/uploads/content.ts';
import { TooComplex } from '../src/uploads/drawing.ts';

/** Result of a check, or the reason why it failed. */
export type Checked = { content: object | null } | { complex: true } | { failed: string };

/** Runs as a separate process of src/uploads/content.test.ts, which ends it when a check takes too long. */
process.on('message', ({ path, extension }: { path: string; extension: string }) => {
  void contentOf(path, extension)
    .then(
      (content): Checked => ({ content: content ?? null }),
      (error: unknown): Checked =>
        error instanceof TooComplex ? { complex: true } : { failed: String(error) },
    )
    .then((checked) => process.send?.(checked));
});
