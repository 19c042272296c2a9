import { useEffect, useRef, useState } from 'react';
import { ApiError, messageOf } from '@puente/client/api-error';
import { uploadFile } from '@puente/client/upload';
import type { ErrorCode } from '@puente/contract/errors';
import type { MediaFile } from '@puente/contract/entities/file';
import { cvProblem } from './cv-file.ts';

/** A file that the API will never take: sending it again would change nothing. */
const final: readonly ErrorCode[] = ['FileTypeRefused', 'FileTooLarge', 'ValidationError', 'Forbidden'];

interface Sending {
  file: File;
  state: 'uploading' | 'failed';
  /** 0 to 100. */
  progress: number;
}

export interface CvUpload {
  /** The file that is on its way or failed on it; null when there is none. */
  sending: Sending | null;
  send: (file: File) => void;
  retry: () => void;
  cancel: () => void;
}

interface Listener {
  onStored: (stored: MediaFile) => void;
  /** What is wrong, in Spanish; nothing when a new attempt begins. */
  onProblem: (message: string | null) => void;
}

/** Sends a CV as soon as it is chosen. A second file takes the place of the first; leaving the page stops it. */
export function useCvUpload({ onStored, onProblem }: Listener): CvUpload {
  const [sending, setSending] = useState<Sending | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  function cancel() {
    running.current?.abort();
    setSending(null);
    onProblem(null);
  }

  function send(file: File) {
    cancel();
    const problem = cvProblem(file);
    if (problem !== null) onProblem(problem);
    else void upload(file);
  }

  async function upload(file: File) {
    const { signal } = (running.current = new AbortController());
    const show = (state: Sending['state'], progress = 0) => {
      if (!signal.aborted) setSending({ file, state, progress });
    };
    show('uploading');
    try {
      const stored = await uploadFile(file, 'cv', {
        signal,
        onProgress: (share) => show('uploading', share * 100),
      });
      if (signal.aborted) return;
      setSending(null);
      onStored(stored);
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof ApiError && final.includes(error.code)) setSending(null);
      else show('failed');
      onProblem(messageOf(error));
    }
  }

  return { sending, send, cancel, retry: () => sending && send(sending.file) };
}
