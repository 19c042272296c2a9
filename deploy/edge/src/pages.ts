import { randomBytes } from 'node:crypto';
import { type FastifyPluginCallback, type FastifyReply, type FastifyRequest } from 'fastify';
import { notFound } from './assets.ts';
import { type ChannelReader } from './channel-view.ts';
import { type Brand } from './brand-files.ts';
import { type EarlyAnswersDesk } from './early-answers.ts';
import { offlinePath } from './offline/offline.ts';
import { renderPage, renderPlainPage } from './page.ts';
import { pageHeaders, strictTransportSecurity } from './security-headers.ts';
import { type ThirdPartySettings } from './third-parties.ts';

interface PagesOptions {
  channel: ChannelReader;
  earlyAnswers: EarlyAnswersDesk;
  brand: Brand;
  development: boolean;
  thirdParties: ThirdPartySettings;
}

/** Every address that is not a file, nor the API's: a page. Also `/release-set.json`, what a page would be made of now. */
export const pages: FastifyPluginCallback<PagesOptions> = (app, options, done) => {
  const { channel, earlyAnswers, brand, development, thirdParties } = options;
  app.get('/release-set.json', async (_, reply) => {
    const view = await channel.current();
    reply.headers({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    if (!view) return reply.code(503).send('null');
    return compressed(reply, view.releaseSet);
  });

  app.get('/*', async (request, reply) => {
    const path = pathOf(request);
    const view = await channel.current();
    const owner = view?.routes.find(path);
    if (!acceptsHtml(request) || (!owner && looksLikeFile(path))) return notFound(reply);

    const nonce = randomBytes(16).toString('base64');
    reply.headers(pageHeaders(nonce, development, thirdParties));
    if (cameOverHttps(request)) reply.header('strict-transport-security', strictTransportSecurity);
    if (!view) {
      const text = `${brand.name} no está disponible en este momento. Inténtalo de nuevo en unos minutos.`;
      return reply
        .code(503)
        .header('retry-after', '30')
        .send(renderPlainPage('Servicio no disponible', text, brand));
    }
    reply.header('x-release-set', view.id).code(owner || path === offlinePath ? 200 : 404);
    const signedIn = path !== offlinePath && hasSession(request);
    // Only what anybody may see, for whoever is nobody yet: what is in the HTML was asked without a session.
    const early = await earlyAnswers.to(
      signedIn || owner?.route.guard !== 'open' ? [] : (owner.route.data ?? []),
    );
    return compressed(
      reply,
      renderPage({ view, owner, signedIn, early, nonce, brand, thirdParties: thirdParties.scripts }),
    );
  });

  done();
};

/** Without the query, which may carry what concerns nobody else. */
export const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '/';

function compressed(reply: FastifyReply, text: string): FastifyReply {
  reply.compress(text);
  return reply;
}

function acceptsHtml({ headers: { accept } }: FastifyRequest): boolean {
  return accept === undefined || /text\/(?:html|\*)|application\/xhtml\+xml|\*\/\*/.test(accept);
}

const looksLikeFile = (path: string): boolean => /\.[^/]*$/.test(path);

/** The readable cookie that stands for the one that is not: somebody is signed in. */
const hasSession = ({ headers: { cookie } }: FastifyRequest): boolean =>
  /(?:^|;\s*)u4iRememberMe=[^;\s]/.test(cookie ?? '');

/** Whoever claims this falsely harms nobody: browsers heed the header over https only. */
function cameOverHttps(request: FastifyRequest): boolean {
  const forwarded = String(request.headers['x-forwarded-proto'] ?? '');
  return request.protocol === 'https' || forwarded.split(',')[0]?.trim() === 'https';
}
