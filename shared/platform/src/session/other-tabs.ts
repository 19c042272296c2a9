const name = 'session-changes';
const changed = 'session-changed';
const channel = openChannel();

/** None in browsers that lack it, or refuse it where storage is blocked. */
function openChannel(): BroadcastChannel | undefined {
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

/** Another tab signed in or out. Anything else on the channel, from an older version for example, is ignored. */
export function onOtherTab(listener: () => void): void {
  const hear = (what: unknown) => {
    if (what === changed) listener();
  };
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => hear(data));
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === name) hear(newValue);
  });
}
