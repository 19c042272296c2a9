import type { FileLimits } from '@puente/contract/forms/file-limits';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fileProblem } from './file-problem.ts';

export interface UploadOptions {
  signal: AbortSignal;
  /** Called with the share that was sent, 0 to 1. */
  onProgress: (share: number) => void;
}

/** The message for a file that could not be sent. */
export interface UploadFailure {
  message: string;
  /** Sending the same file again would change nothing. */
  final: boolean;
}

export interface Uploading<Stored> {
  limits: FileLimits;
  /** Sends a file; rejects when it could not be sent. */
  upload: (file: File, options: UploadOptions) => Promise<Stored>;
  explain: (error: unknown) => UploadFailure;
  onStored: (stored: Stored) => void;
  /** What is wrong, in Spanish; null when a new attempt begins. */
  onProblem: (message: string | null) => void;
}

interface Sending {
  file: File;
  state: 'uploading' | 'failed';
  /** 0 to 100. */
  progress: number;
}

/**
 * Sends a file as soon as it is chosen: progress, cancel, and another try without choosing it again. One that was cut off is
 * sent again by itself when the network is back. A second file takes the place of the first; leaving the page stops it.
 */
export function useUpload<Stored>({ limits, upload, explain, onStored, onProblem }: Uploading<Stored>) {
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
    const problem = fileProblem(file, limits);
    if (problem !== null) onProblem(problem);
    else void attempt(file);
  }

  async function attempt(file: File) {
    const { signal } = (running.current = new AbortController());
    const show = (state: Sending['state'], progress = 0) => {
      if (!signal.aborted) setSending({ file, state, progress });
    };
    show('uploading');
    try {
      const stored = await upload(file, { signal, onProgress: (share) => show('uploading', share * 100) });
      if (signal.aborted) return;
      setSending(null);
      onStored(stored);
    } catch (error) {
      if (signal.aborted) return;
      const { message, final } = explain(error);
      if (final) setSending(null);
      else show('failed');
      onProblem(message);
    }
  }

  const goOn = useEffectEvent(() => {
    if (sending?.state === 'failed') send(sending.file);
  });
  useEffect(() => {
    const listening = new AbortController();
    window.addEventListener('online', () => goOn(), { signal: listening.signal });
    return () => listening.abort();
  }, []);

  return {
    /** The file that is on its way or failed on it, as `FileField` shows it; null when there is none. */
    sending: sending && {
      name: sending.file.name,
      size: sending.file.size,
      state: sending.state,
      progress: sending.progress,
    },
    send,
    retry: () => sending && send(sending.file),
    cancel,
  };
}
