import { useEffect } from 'react';
import { brand } from '@puente/contract/brand';
import { usePageTitleStore } from '@puente/platform/ui';

/** The page's own title, or the one of its manifest, and the name of the product. */
export function useDocumentTitle(ofManifest: string | undefined): void {
  const own = usePageTitleStore(({ title }) => title);
  const title = own ?? ofManifest;
  useEffect(() => {
    document.title = title ? `${title} · ${brand.name}` : brand.name;
  }, [title]);
}
