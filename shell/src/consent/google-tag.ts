/** Google's tag does nothing by itself: it reads its orders from this list, which elsewhere an inline script fills. */
export function prepareGoogleTag(script: string): void {
  const { host, pathname, searchParams } = new URL(script);
  const id = searchParams.get('id');
  if (host !== 'www.googletagmanager.com' || pathname !== '/gtag/js' || id === null) return;
  const page = globalThis as { dataLayer?: unknown[] };
  const orders = (page.dataLayer ??= []);
  // The tag tells orders from other entries by their being `arguments`, not an array.
  const order: (...words: unknown[]) => void = function () {
    // eslint-disable-next-line prefer-rest-params -- see above
    orders.push(arguments);
  };
  order('js', new Date());
  order('config', id);
}
