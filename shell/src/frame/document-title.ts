import { useEffect } from 'react';
import { brand } from '@puente/contract/brand';
import { useMatches } from '@puente/platform/router';
import { usePageTitleStore } from '@puente/platform/ui';

/** The page's own title, or the one of its manifest, and the name of the product. */
export function useDocumentTitle(): void {
  const own = usePageTitleStore(({ title }) => title);
  const handle = useMatches().at(-1)?.handle;
  const title = own ?? titleIn(handle);
  useEffect(() => {
    document.title = title ? `${title} · ${brand.name}` : brand.name;
  }, [title]);
}

const titleIn = (handle: unknown): string | undefined =>
  typeof handle === 'object' && handle !== null && 'title' in handle && typeof handle.title === 'string'
    ? handle.title
    : undefined;
