/** Removes the preloaded responses of a page, so that the browser renders it again and requests them. */
export const withoutPreloadedData = (html: string): string =>
  html.replace(/(id="early-answers"[^>]*>)[^<]*/, '$1{"at":0,"answers":{}}');

/**
 * Requests a page until the server renders it, as a visitor or with the cookie of a session. The first request to a new product may precede its renderer's loading of the builds.
 * @returns the HTML
 * @throws when it is not rendered within 20 s
 */
export async function drawnHtml(url: string, path: string, cookie = ''): Promise<string> {
  for (let tries = 0; tries < 200; tries++) {
    const answer = await fetch(url + path, { headers: { accept: 'text/html', cookie } });
    const html = await answer.text();
    if (!html.includes('<div id="root"></div>')) return html;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${path} is not drawn on the server.`);
}
