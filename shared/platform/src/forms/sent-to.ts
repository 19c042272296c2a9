import { useState } from 'react';
import { sentParameter } from '@puente/contract/sent-form';
import { useSearchParams } from '../router/index.ts';

/**
 * The address to which a form of a drawn page was sent: null before, empty when the browser alone sent it and the page cannot know.
 * The second value says that the page has sent it, or that it begins anew.
 */
export function useSentTo(): [string | null, (address: string | null) => void] {
  const [search] = useSearchParams();
  return useState<string | null>(search.has(sentParameter) ? '' : null);
}
