import { useEffect, useState } from 'react';
import { useLocation } from '@puente/platform/router';

/**
 * Returns the anchor of the answer in the address, and scrolls to it. The first render has none: the server never receives the fragment,
 * and hydration must start from the server's HTML.
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
