import { messageOf } from '@puente/client/api-error';
import { workFileUrl, workQueries } from '@puente/client/works';
import type { WorkId } from '@puente/contract/ids';
import { DocumentFrame } from '@puente/design-system/document';
import { useQuery } from '@puente/platform/query';

interface DocumentInPageProps {
  work: WorkId;
  name: string;
  address: string;
}

/** Document of a work in the browser's PDF viewer. */
export function DocumentInPage({ work, name, address }: DocumentInPageProps) {
  const document = useQuery(workQueries.document(work));
  const loaded = document.isPending ? 'pending' : 'ready';
  return (
    <DocumentFrame
      title={`Documento: ${name}`}
      address={workFileUrl(address)}
      state={document.isError ? 'failed' : loaded}
      problem={document.isError ? `${messageOf(document.error)} También puedes descargarlo.` : undefined}
      busy={document.isFetching}
      onRetry={() => void document.refetch()}
    />
  );
}
