/** Names of what known analytics scripts store: Google Analytics, Hotjar, Clarity. */
const theirs = /^(?:_ga|_gid$|_gat|_gcl_|_hj|_cl(?:ck|sk)$)/;

/** Removes from this browser what analytics have set, as far as pages may. */
export function removeTraces(): void {
  for (const [name = ''] of document.cookie.split('; ').map((cookie) => cookie.split('='))) {
    if (theirs.test(name)) expire(name);
  }
  for (const kind of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = window[kind];
      for (const key of Object.keys(storage)) if (theirs.test(key)) storage.removeItem(key);
    } catch {
      // Storage is blocked: then nothing is in it.
    }
  }
}

/** Cookies are set for the widest domain that accepts them; a page cannot read which one that was. */
function expire(name: string): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => labels.slice(index).join('.'));
  for (const domain of ['', ...domains.map((each) => `; Domain=${each}`)]) {
    document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
  }
}
