import escapeHtml from 'escape-html';
import { type FastifyRequest } from 'fastify';
import { tag } from './html.ts';
import { isRenderedForEverybody, loginRoute } from './page-access.ts';
import { type RouteOwner } from './served-app.ts';

/** Query parameter: render the page as for a visitor without a session, since the browser runs no scripts. */
const parameter = 'sin-javascript';

export const isWithoutScripts = ({ query }: Pick<FastifyRequest, 'query'>): boolean =>
  Object.hasOwn(query as object, parameter);

/** Part of a rendered page of a user that browsers without scripts show. The forms of visitors work without them. */
export const readOnlyNotice = ({ name }: { name: string }): string =>
  `<noscript><p>Sin JavaScript puedes leer tu área de ${escapeHtml(name)}, pero no cambiar nada. Actívalo en tu navegador y vuelve a cargar la página.</p></noscript>`;

interface UndrawnPage {
  owner: RouteOwner | undefined;
  /** Path and query. */
  address: string;
  signedIn: boolean;
  brand: { name: string };
}

/**
 * `noscript` content of a page that the client renders: a sentence, or a redirect to the same page rendered for
 * visitors.
 */
export function noscriptContent({ owner, address, signedIn, brand }: UndrawnPage): {
  head: string[];
  text: string;
} {
  const name = escapeHtml(brand.name);
  if (!owner)
    return {
      head: [],
      text: `<noscript><h1>Página no encontrada</h1><p>Puede que la dirección esté mal escrita, o que la página ya no exista.</p><p>${tag('a', { href: signedIn ? `/?${parameter}` : '/' })}Ir al inicio de ${name}</a></p></noscript>`,
    };
  if (!signedIn)
    return {
      head: [],
      text: `<noscript>Para usar ${name} hace falta JavaScript. Actívalo en tu navegador y vuelve a cargar la página.</noscript>`,
    };
  const home = `/?${parameter}`;
  const text = `<noscript><p>Has iniciado sesión, y tu área de ${name} necesita JavaScript. Actívalo en tu navegador y vuelve a cargar la página.</p><p>${tag('a', { href: home })}Leer lo que es público sin JavaScript</a></p></noscript>`;
  if (!isRenderedForEverybody(owner) || owner.route.name === loginRoute) return { head: [], text };
  const drawn = `${address}${address.includes('?') ? '&' : '?'}${parameter}`;
  const refresh = tag('meta', { 'http-equiv': 'refresh', content: `0; url=${drawn}` });
  return { head: [`<noscript>${refresh}</noscript>`], text };
}
