import { messageOf } from '@puente/client/api-error';
import { workFileUrl, workQueries } from '@puente/client/works';
import type { WorkId } from '@puente/contract/ids';
import { Retry } from '@puente/design-system/retry';
import { Skeleton } from '@puente/design-system/skeleton';
import { useQuery } from '@puente/platform/query';
import styles from './WorkDetail.module.css';

interface DocumentInPageProps {
  work: WorkId;
  name: string;
  address: string;
}

/**
 * A work's document in the browser's own reader. The API sends it with a sandbox, so that nothing in it runs; a `sandbox` of
 * the frame itself would forbid the reader. A frame does not tell when it fails: the document is asked for first.
 */
export function DocumentInPage({ work, name, address }: DocumentInPageProps) {
  const document = useQuery(workQueries.document(work));
  if (document.isPending) return <Skeleton lines={5} />;
  if (document.isError) {
    return (
      <Retry
        place="section"
        title="No hemos podido abrir el documento"
        message={`${messageOf(document.error)} También puedes descargarlo.`}
        busy={document.isFetching}
        onRetry={() => void document.refetch()}
      />
    );
  }
  return <iframe className={styles.frame} src={workFileUrl(address)} title={`Documento: ${name}`} />;
}
