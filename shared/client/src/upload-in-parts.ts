import type { FilePurpose, MediaFile } from '@puente/contract/entities/file';
import { boundsOfPart, partsOf } from '@puente/contract/file-parts';
import type { PartedFile } from '@puente/contract/forms/parted-file';
import { limits } from '@puente/contract/limits';
import { ApiError } from './api-error.ts';
import { request } from './http.ts';
import type { UploadOptions } from './upload.ts';

/** Waits between the attempts for one part, in milliseconds. A longer interruption ends the upload; the next one goes on from there. */
const waits = [1_000, 4_000];

/** Longest silence of a connection that sends a part, in milliseconds. */
const silenceMs = 30_000;

/** Another tab may finish the same file first, which takes its parts away. */
const attempts = 2;

/**
 * Sends a file part by part and gives its record. What has arrived before, from another tab or before a reload, is not sent again.
 * @returns undefined when the API knows no parts, or has lost them twice
 */
export async function uploadInParts(
  file: File,
  purpose: FilePurpose,
  options: UploadOptions,
): Promise<MediaFile[] | undefined> {
  const { signal } = options;
  const query = { key: await sha256Of(file), for: purpose, size: file.size };
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    try {
      const { arrived } = (await request('GET /api/upload/parts', { query }, { signal })).data;
      await sendMissing(file, query, new Set(arrived), options);
      const body = { data: { fileName: file.name.slice(-limits.uploadParts.name) } };
      return await request('POST /api/upload/whole', { query, body }, { signal });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'NotFound') throw error;
    }
  }
  return undefined;
}

async function sendMissing(
  file: File,
  query: PartedFile,
  arrived: Set<number>,
  { signal, onProgress }: UploadOptions,
): Promise<void> {
  const tell = (ofThis: number): void =>
    onProgress?.(Math.min(1, (arrived.size * limits.uploadParts.bytes + ofThis) / file.size));
  tell(0);
  for (let part = 1; part <= partsOf(file.size); part += 1) {
    if (arrived.has(part)) continue;
    const { start, end } = boundsOfPart(part, file.size);
    const content = new File([file.slice(start, end)], 'part');
    await again(
      () => sendPart(content, { ...query, part }, signal, (share) => tell(share * (end - start))),
      signal,
    );
    arrived.add(part);
    tell(0);
  }
}

/** Sends one part. A connection that has died in silence, as on a train, ends as a timeout. */
async function sendPart(
  content: File,
  query: PartedFile & { part: number },
  signal: AbortSignal | undefined,
  onProgress: (share: number) => void,
): Promise<void> {
  const sending = new AbortController();
  const cancel = () => sending.abort(signal?.reason);
  signal?.addEventListener('abort', cancel);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const moving = () => {
    clearTimeout(timer);
    timer = setTimeout(() => sending.abort(new ApiError('Timeout')), silenceMs);
  };
  moving();
  try {
    await request(
      'POST /api/upload/parts',
      { query, files: content },
      {
        signal: sending.signal,
        onProgress: (share) => {
          moving();
          onProgress(share);
        },
      },
    );
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
  }
}

/** Repeats what the network or a busy server cut off. */
async function again(attempt: () => Promise<unknown>, signal: AbortSignal | undefined): Promise<void> {
  for (const wait of waits) {
    try {
      return void (await attempt());
    } catch (error) {
      if (signal?.aborted || !(error instanceof ApiError) || !passing.has(error.code)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, wait));
    signal?.throwIfAborted();
  }
  await attempt();
}

const passing: ReadonlySet<string> = new Set(['Network', 'Timeout', 'Unavailable']);

async function sha256Of(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
