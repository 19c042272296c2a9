import { useState } from 'react';
import { olderPage, type Thread, thread, withOlder } from '@puente/client/chat-thread';
import type { ConversationId } from '@puente/contract/ids';
import { useQueryClient } from '@puente/platform/query';

export interface Older {
  state: 'idle' | 'loading' | 'failed';
  load: () => void;
}

/** Loads messages older than the known ones. */
export function useOlder(id: ConversationId, known: Thread): Older {
  const [state, setState] = useState<Older['state']>('idle');
  const queryClient = useQueryClient();

  async function load(): Promise<void> {
    if (state === 'loading') return;
    setState('loading');
    try {
      const older = await olderPage(id, known);
      queryClient.setQueryData(thread(id).queryKey, (now) => now && withOlder(now, older));
      setState('idle');
    } catch {
      setState('failed');
    }
  }
  return { state, load: () => void load() };
}
