const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('puente-session');
const changed = 'session-changed';

export const tellOtherTabs = (): void => channel?.postMessage(changed);

/** Another tab signed in or out. Anything else on the channel, from an older version for example, is ignored. */
export function onOtherTab(listener: () => void): void {
  channel?.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.data === changed) listener();
  });
}
