/** The page without the answers that came with it: the browser draws it anew, and asks. */
export const withoutEarlyAnswers = (html: string): string =>
  html.replace(/(id="early-answers"[^>]*>)[^<]*/, '$1{"at":0,"answers":{}}');

/**
 * The HTML of a page that the server draws. The first view of a new product may come before the renderer has loaded its
 * builds: then the browser draws it.
 * @throws when it is not drawn within 20 s
 */
export async function drawnHtml(url: string, path: string): Promise<string> {
  for (let tries = 0; tries < 200; tries++) {
    const answer = await fetch(url + path, { headers: { accept: 'text/html' } });
    const html = await answer.text();
    if (!html.includes('<div id="root"></div>')) return html;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${path} is not drawn on the server.`);
}
