import { Retry } from '../retry/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import styles from './DocumentFrame.module.css';

export interface DocumentFrameProps {
  /** What it is: 'Documento: memoria.pdf'. */
  title: string;
  address: string;
  /** Whether it can be had: a frame does not tell when it fails, so that its document is asked for first. */
  state: 'pending' | 'ready' | 'failed';
  /** Why it cannot be had, and what else can be done. */
  problem?: string | undefined;
  busy?: boolean | undefined;
  onRetry: () => void;
}

/**
 * A document in the browser's own reader. The API sends it with a sandbox, so that nothing in it runs; a `sandbox` of the
 * frame itself would forbid the reader. Only for a browser that has one (`navigator.pdfViewerEnabled`).
 */
export function DocumentFrame({ title, address, state, problem, busy = false, onRetry }: DocumentFrameProps) {
  if (state === 'pending') return <Skeleton lines={5} />;
  if (state === 'failed') {
    return (
      <Retry
        place="section"
        title="No hemos podido abrir el documento"
        message={problem ?? ''}
        busy={busy}
        onRetry={onRetry}
      />
    );
  }
  return <iframe className={styles.frame} src={address} title={title} />;
}
