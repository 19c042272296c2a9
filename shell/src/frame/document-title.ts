import { useEffect } from 'react';
import { brand } from '@puente/contract/brand';
import { usePageTitleStore } from '@puente/platform/ui';

/** Sets the document title: the page's own title or the one in its manifest, and the product's name. */
export function useDocumentTitle(ofManifest: string | undefined): void {
  const own = usePageTitleStore(({ title }) => title);
  const title = own ?? ofManifest;
  useEffect(() => {
    document.title = title ? `${title} · ${brand.name}` : brand.name;
  }, [title]);
}
