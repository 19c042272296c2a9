import { z } from 'zod';
import { type Release } from '@puente/federation/release';

/** Parses the reasons by version of `bad.json`. */
export const reasons = (value: unknown): Record<string, string> =>
  z.record(z.string(), z.string()).parse(value);

/**
 * Content that makes two releases equal: without publication time, author, and the sources that they were built from.
 */
export function contentOf(stored: Release): Partial<Release> {
  return { ...stored, createdAt: '', inputs: '', commit: undefined, author: undefined };
}

/** Parses `latest.json` and the files of `built-from`. */
export function versionIn(value: unknown): string {
  if (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    typeof value.version === 'string'
  ) {
    return value.version;
  }
  throw new TypeError('version is missing');
}

/** Orders the releases that were found, the newest first. */
export const newestFirst = (found: readonly (Release | undefined)[]): Release[] =>
  found
    .filter((each) => each !== undefined)
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.version.localeCompare(a.version));
