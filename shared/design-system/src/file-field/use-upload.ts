import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FileLimits } from '@puente/contract/forms/file-limits';
import { fileProblem } from './file-problem.ts';

export interface UploadOptions {
  signal: AbortSignal;
  /** Called with the share that was sent, 0 to 1. */
  onProgress: (share: number) => void;
}

/** Error of a failed upload. */
export interface UploadFailure {
  message: string;
  /** True when sending the same file again would fail, too. */
  final: boolean;
}

export interface Uploading<Stored> {
  limits: FileLimits;
  /** Sends a file; rejects when it could not be sent. */
  upload: (file: File, options: UploadOptions) => Promise<Stored>;
  explain: (error: unknown) => UploadFailure;
  onStored: (stored: Stored) => void;
  /** Called with an error in Spanish, and with null when a new attempt begins. */
  onProblem: (message: string | null) => void;
}

interface Sending {
  file: File;
  state: 'uploading' | 'failed';
  /** 0 to 100. */
  progress: number;
}

/**
 * Uploads a file as soon as it is chosen, with progress, cancel and retry. An interrupted upload resumes automatically when the network is
 * back. A second file replaces the first; leaving the page aborts the upload.
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
    /** The file that is being uploaded or has failed, as `FileField` shows it; null when there is none. */
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
