/** Configures Google's tag by pushing commands into its queue, which is usually done by an inline script. */
export function prepareGoogleTag(script: string): void {
  const { host, pathname, searchParams } = new URL(script);
  const id = searchParams.get('id');
  if (host !== 'www.googletagmanager.com' || pathname !== '/gtag/js' || id === null) return;
  const page = globalThis as { dataLayer?: unknown[] };
  const orders = (page.dataLayer ??= []);
  // The tag recognises commands by their type, `arguments` instead of an array.
  const order: (...words: unknown[]) => void = function () {
    // eslint-disable-next-line prefer-rest-params -- see above
    orders.push(arguments);
  };
  order('js', new Date());
  order('config', id);
}
