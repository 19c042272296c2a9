import { destinationOf } from '../rich-text/addresses.ts';

/**
 * Completes a typed address: `www.example.org` gets its scheme, and a mail address `mailto:`.
 * @returns null for an address that the page would not show as a link
 */
export function linkAddress(written: string): string | null {
  const address = written.trim();
  return address === '' ? null : (destinationOf(completed(address))?.href ?? null);
}

function completed(address: string): string {
  if (/[\s:]/.test(address) || address.startsWith('/')) return address;
  const [host = ''] = address.split(/[/?#]/);
  if (!/[^.]\.[^.]/.test(host)) return address;
  return host.includes('@') ? `mailto:${address}` : `https://${address}`;
}
