import { useEffect, useState } from 'react';
import { useLocation } from '@puente/platform/router';

/**
 * The answer that the address names, and scrolls to it. Known after the first drawing only: a server is not told the
 * fragment, and the browser must begin with what the server drew.
 */
export function useNamedAnswer(): string | null {
  const { hash, key } = useLocation();
  const [named, setNamed] = useState<string | null>(null);
  useEffect(() => {
    const id = hash.slice(1);
    setNamed(id === '' ? null : id);
    if (id !== '') document.getElementById(id)?.scrollIntoView();
  }, [hash, key]);
  return named;
}
