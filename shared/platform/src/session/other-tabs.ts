const name = 'session-changes';
const changed = 'session-changed';
const channel = openChannel();

/** None on the server, in browsers that lack it, and where it is refused because storage is blocked. */
function openChannel(): BroadcastChannel | undefined {
  if (typeof document === 'undefined') return undefined;
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}

export function tellOtherTabs(): void {
  if (channel) channel.postMessage(changed);
  else tellByStorage();
}

/** Browsers tell a tab what another one writes. Nothing is left behind. */
function tellByStorage(): void {
  try {
    localStorage.setItem(name, changed);
    localStorage.removeItem(name);
  } catch {
    // Storage is blocked as well: the other tabs look at the cookie when the user comes back to them.
  }
}

/** Calls back when another tab signs in or out. Other messages on the channel, for example of an older version, are ignored. */
export function onOtherTab(listener: () => void): void {
  const hear = (what: unknown) => {
    if (what === changed) listener();
  };
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => hear(data));
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === name) hear(newValue);
  });
}
