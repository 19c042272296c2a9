import { useState } from 'react';
import { sentParameter } from '@puente/contract/sent-form';
import { useSearchParams } from '../router/index.ts';

/**
 * State of a form in a server-rendered page: the address that it was sent to. Null before, and empty if the browser sent it without
 * JavaScript, because the page cannot know the address. The second value sets or resets the address.
 */
export function useSentTo(): [string | null, (address: string | null) => void] {
  const [search] = useSearchParams();
  return useState<string | null>(search.has(sentParameter) ? '' : null);
}
