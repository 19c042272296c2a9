import { certificateQueries } from '@puente/client/certificates';
import { readCertificateCode } from '@puente/contract/certificate-code';
import type { QueryClient } from '@puente/platform/query';

/** Prefetches a certificate. @param written code as in the address */
export function prefetchCertificate(queryClient: QueryClient, written: string | undefined): void {
  const code = readCertificateCode(written ?? '');
  if (code !== null) void queryClient.prefetchQuery(certificateQueries.byCode(code));
}
