import { type FastifyPluginCallback, type FastifyReply, type FastifyRequest } from 'fastify';
import { type Brand } from '../brand-files.ts';
import { type ChannelReader, type ChannelView } from '../channel-view.ts';
import { isFromHere, originOf, readForms, type Typed } from '../form-bodies.ts';
import { formPageHeaders } from '../form-page.ts';
import { loginRoute, pathOfPublicPage } from '../page-access.ts';
import { hasSession } from '../session-cookie.ts';
import { noPreviewsPage, previewPage } from './preview-page.ts';
import { previewEndPath, previewPath } from './preview-paths.ts';
import { type Previews } from './previews.ts';
import { previewCookieOf, readWanted } from './wanted-preview.ts';

interface PreviewRoutesOptions {
  channel: ChannelReader;
  previews: Previews;
  brand: Brand;
  publicUrl: string | undefined;
}

/**
 * Starts and ends the preview of one browser. A link shows only what it would start. Starting takes a form of our own
 * page, so that no other site and no comment can switch anybody.
 */
export const previewRoutes: FastifyPluginCallback<PreviewRoutesOptions> = (app, options, done) => {
  const { channel, previews, brand, publicUrl } = options;
  readForms(app);
  app.addHook('onRequest', (_, reply, next) => {
    // Over plain http, browsers without `sec-fetch-site` say the origin of a form only with this.
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });
    next();
  });

  app.get(previewPath, async (request, reply) => show(request, reply, request.query as Typed));

  app.post(previewPath, async (request, reply) => {
    const fields = (request.body ?? {}) as Typed;
    if (!isFromHere(request, publicUrl)) return reply.redirect(previewPath, 303);
    return show(request, reply, fields, true);
  });

  app.post(previewEndPath, (request, reply) => {
    // Another site may not end it either. That shows the page with the way out.
    if (!isFromHere(request, publicUrl)) return reply.redirect(previewPath, 303);
    return reply.header('set-cookie', previewCookieOf(undefined, request)).redirect(pageBefore(request), 303);
  });
  done();

  /** Shows what the fields name or, if they were sent, starts it. */
  async function show(
    request: FastifyRequest,
    reply: FastifyReply,
    { app: name = '', desde: source = '' }: Typed,
    isSent = false,
  ): Promise<FastifyReply> {
    reply.headers(formPageHeaders(brand));
    const view = await channel.current();
    if (!view) return reply.code(503).send(noPreviewsPage(brand, 'No se sirve nada todavía.', undefined));
    const refused = await previews.refusalOf(request);
    if (refused)
      return reply.code(403).send(noPreviewsPage(brand, refused.text, loginPathFor(request, view)));
    const wanted = readWanted(name, source);
    const found = wanted && (await previews.find(wanted, view));
    if (isSent && found && !found.refused)
      return reply.header('set-cookie', previewCookieOf(found.wanted, request)).redirect('/', 303);
    const isMistaken = !wanted && (isSent || source !== '');
    return reply.code(isSent ? 422 : 200).send(
      previewPage({
        brand,
        apps: [...view.apps.map((one) => one.app), view.shell.app],
        app: name,
        source,
        isMistaken,
        found,
        isOn: previews.areAskedBy(request),
      }),
    );
  }

  /** Path of the page on which the way out was taken. */
  function pageBefore(request: FastifyRequest): string {
    const url = URL.parse(request.headers.referer ?? '');
    const path = url?.origin === originOf(request, publicUrl) ? url.pathname + url.search : '/';
    // Such a path would be an address of another site.
    return /^\/(?![/\\])/.test(path) ? path : '/';
  }
};

const loginPathFor = (request: FastifyRequest, view: ChannelView): string | undefined =>
  hasSession(request) ? undefined : pathOfPublicPage(view, loginRoute);
