/** Names that known analytics scripts use in storage: Google Analytics, Hotjar, Clarity. */
const theirs = /^(?:_ga|_gid$|_gat|_gcl_|_hj|_cl(?:ck|sk)$)/;

/** Removes cookies and storage of analytics, where a page may do so. */
export function removeTraces(): void {
  for (const [name = ''] of document.cookie.split('; ').map((cookie) => cookie.split('='))) {
    if (theirs.test(name)) expire(name);
  }
  for (const kind of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = window[kind];
      for (const key of Object.keys(storage)) if (theirs.test(key)) storage.removeItem(key);
    } catch {
      // Storage is blocked, so it is empty.
    }
  }
}

/** Deletes a cookie on every possible domain: pages cannot read the domain of a cookie. */
function expire(name: string): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => labels.slice(index).join('.'));
  for (const domain of ['', ...domains.map((each) => `; Domain=${each}`)]) {
    document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
  }
}
