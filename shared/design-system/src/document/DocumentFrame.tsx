import { Retry } from '../retry/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import styles from './DocumentFrame.module.css';

export interface DocumentFrameProps {
  /** Title of the frame: 'Documento: memoria.pdf'. */
  title: string;
  address: string;
  /** Result of requesting the document first, because a frame does not report errors. */
  state: 'pending' | 'ready' | 'failed';
  /** Reason why the document cannot be shown, and what else the user can do. */
  problem?: string | undefined;
  busy?: boolean | undefined;
  onRetry: () => void;
}

/**
 * Shows a document in the browser's own reader. The API sends it with a sandbox, so that no script in it runs; a `sandbox` on the frame
 * would block the reader. Use only if `navigator.pdfViewerEnabled`.
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
