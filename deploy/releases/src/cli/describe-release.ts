import { sizesOf } from '../overview.ts';
import { type Released } from '../release.ts';
import { kilobytes } from './command.ts';

/** The line that says what a release stored, and in which time. */
export function describeRelease({ release, kept, built }: Released, seconds: number): string {
  const { files, bytes, brotli } = sizesOf(release);
  const what = !built ? 'unchanged, not built' : kept ? 'built, published before' : 'built and published';
  const size = `${files} files, ${kilobytes(bytes)}, ${kilobytes(brotli)} as brotli`;
  return `${release.app} ${release.version}: ${what} in ${seconds.toFixed(1)} s (${size})`;
}
