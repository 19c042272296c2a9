import { useEffect } from 'react';
import { brand } from '@puente/contract/brand';
import { usePageTitleStore } from '@puente/platform/ui';
import { useCurrentRoute } from './current-route.ts';

/** The page's own title, or the one of its manifest, and the name of the product. */
export function useDocumentTitle(): void {
  const own = usePageTitleStore(({ title }) => title);
  const route = useCurrentRoute();
  const title = own ?? route?.title;
  useEffect(() => {
    document.title = title ? `${title} · ${brand.name}` : brand.name;
  }, [title]);
}
