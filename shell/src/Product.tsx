import { type ReactNode, StrictMode } from 'react';
import { LinkProvider } from '@puente/design-system/link';
import type { AppManifest } from '@puente/federation/manifest';
import { type QueryClient, QueryClientProvider } from '@puente/platform/query';
import { InternalLink } from './routing/InternalLink.tsx';
import { ManifestsProvider } from './routing/ManifestsContext.tsx';

interface ProductProps {
  manifests: readonly AppManifest[];
  queryClient: QueryClient;
  /** The router with its pages. */
  children: ReactNode;
}

/** Root of the page, identical in the browser and on the server so that hydration matches. */
export const Product = ({ manifests, queryClient, children }: ProductProps) => (
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <ManifestsProvider value={manifests}>
        <LinkProvider component={InternalLink}>{children}</LinkProvider>
      </ManifestsProvider>
    </QueryClientProvider>
  </StrictMode>
);
