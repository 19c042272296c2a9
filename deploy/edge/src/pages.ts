import { type FastifyPluginCallback, type FastifyReply, type FastifyRequest } from 'fastify';
import { type PreloadedData } from '@puente/contract/preloaded-data';
import { type Tracing } from '@puente/observability/tracing';
import { notFound } from './assets.ts';
import { type Brand, brandStyles } from './brand-files.ts';
import { type CanaryCounter } from './canary/counter.ts';
import { type ChannelReader } from './channel-view.ts';
import { type CriticalStyles } from './critical-styles.ts';
import { type DrawnPage, type PersonalDrawnPage } from './drawn-page.ts';
import { sendKeptPage } from './kept-page-reply.ts';
import { type KeptPages, type PublicPage } from './kept-pages.ts';
import { type EdgeMetrics } from './metrics.ts';
import { offlinePath } from './offline/offline.ts';
import { pathAsWritten } from './one-address.ts';
import { renderPage, renderPlainPage } from './page.ts';
import { firstCallsOf, firstPageOf } from './page-access.ts';
import { type PageAnswers } from './page-answers.ts';
import { leftToBrowser, type PersonalPages } from './personal-pages.ts';
import { addressOfPicture } from './pictures/addresses.ts';
import { previewBanner, previewStyleHash } from './preview/preview-banner.ts';
import { type Preview } from './preview/previews.ts';
import { canonicalOf } from './public-head.ts';
import {
  contentSecurityPolicy,
  pageHeaders,
  type PagePolicy,
  personalPageKeeping,
} from './security-headers.ts';
import { hasSession } from './session-cookie.ts';
import { sourceHash } from './source-hash.ts';
import { isPrefetch, refusePrefetch, savesData } from './speculation.ts';
import { type ThirdPartySettings } from './third-parties.ts';
import { type ValidatedAnswers } from './validated-answers.ts';
import { type VisitorViews } from './visitor-views.ts';
import { formerPageAt } from './withdrawn-pages.ts';
import { isWithoutScripts } from './without-scripts.ts';

interface PagesOptions {
  channel: ChannelReader;
  visitors: VisitorViews;
  /** Counts page views while a canary runs. */
  canaryCounter: CanaryCounter;
  pageAnswers: PageAnswers;
  personalPages: PersonalPages;
  keptPages: KeptPages;
  /** Counts pages by how they were made. */
  counter: EdgeMetrics['pages'] | undefined;
  tracing: Tracing | undefined;
  answers: ValidatedAnswers;
  brand: Brand;
  publicUrl: string | undefined;
  /** Tells whether there is a service that draws pictures of pages. */
  hasPictures: boolean;
  development: boolean;
  marksPending: boolean;
  /** Hours that a tab may stay open without a reload. */
  openTabHours: number;
  thirdParties: ThirdPartySettings;
  /** Second origin for files, if there is one. */
  filesOrigin: string | undefined;
  /** Undefined when files are not on this machine. */
  criticalStyles: CriticalStyles | undefined;
}

/**
 * Serves pages: every address that is neither a file nor the API's. Also serves `/release-set.json`, the releases that
 * a page is made of now, with what no page embeds: the entries of staff and the former versions of the apps.
 */
export const pages: FastifyPluginCallback<PagesOptions> = (app, options, done) => {
  const {
    channel,
    visitors,
    canaryCounter,
    pageAnswers,
    personalPages,
    keptPages,
    counter,
    tracing,
    answers,
    brand,
    publicUrl,
    hasPictures,
    development,
    marksPending,
    openTabHours,
    thirdParties,
    filesOrigin,
    criticalStyles,
  } = options;
  const brandHash = sourceHash(brandStyles(brand));
  const policyOf = (
    scripts: PagePolicy['scripts'],
    styles: PagePolicy['styles'] = [],
    source?: string,
  ): PagePolicy => ({
    scripts,
    styles: [brandHash, ...styles],
    development,
    thirdParties,
    source,
    filesOrigin,
  });
  const headers = pageHeaders(policyOf([]));
  app.get('/release-set.json', async (request, reply) => {
    const visitor = await visitors.of(request);
    reply.headers({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
    if (!visitor) return reply.code(503).send('null');
    const { view, isShared, preview } = visitor;
    // A preview that fails shows its error, not another version.
    const former = preview ? {} : await channel.formerOf(view);
    const set = { ...view.fullReleaseSet, former, openTabHours };
    // A cache in front has the id in its keys: what it kept before a canary must not answer visitors of the canary.
    return compressed(
      reply.header('x-release-set', isShared ? view.id : `${view.id}.canary`),
      JSON.stringify(set),
    );
  });

  app.get('/*', async (request, reply) => {
    const path = pathOf(request);
    const visitor = await visitors.of(request, {
      givesBucket: path !== offlinePath,
      isKept: path === offlinePath,
    });
    const view = visitor?.view;
    const owner = view?.routes.find(path);
    if (!acceptsHtml(request) || (!owner && looksLikeFile(path))) return notFound(reply);
    const written = owner ? pathAsWritten(path, owner.route.path) : path;
    // Its query may carry personal data, as that of a page: nobody else keeps it.
    if (written !== path)
      return reply.header('cache-control', 'private, max-age=300').redirect(written + queryOf(request), 301);

    if (isPrefetch(request) && (hasSession(request) || savesData(request) || pageAnswers.isBusy))
      return refusePrefetch(reply);

    reply.headers(headers);
    if (owner) tracing?.nameRoute(owner.route.path);
    const traceparent = tracing?.traceparent();
    // Calls of the page name it (traced-calls).
    if (traceparent !== undefined) reply.header('server-timing', `traceparent;desc="${traceparent}"`);
    if (channel.mistake !== undefined)
      return reply.code(500).send(renderPlainPage('app.manifest.json', channel.mistake, brand));
    if (!visitor || !view) {
      const text = `${brand.name} no está disponible en este momento. Inténtalo de nuevo en unos minutos.`;
      return reply
        .code(503)
        .header('retry-after', '30')
        .send(renderPlainPage('Servicio no disponible', text, brand));
    }
    reply.header('x-release-set', visitor.keptId).code(owner || path === offlinePath ? 200 : 404);
    if (visitor.cookie !== undefined) reply.header('set-cookie', visitor.cookie);
    if (path !== offlinePath && !isPrefetch(request)) canaryCounter.noteView(visitor.compared, owner);
    const asked = { view, owner, address: request.url };
    const { preview } = visitor;
    const hasCookie = path !== offlinePath && hasSession(request) && !isWithoutScripts(request);
    // The renderer does not run the code of branches.
    const personal = isShown(preview)
      ? leftToBrowser()
      : hasCookie
        ? await personalPages.pageFor(asked, request)
        : undefined;
    // The browser would report a crash without the cookie.
    if (preview) reply.removeHeader('reporting-endpoints');
    if (personal || preview) reply.header('cache-control', personalPageKeeping);
    if (personal?.kind === 'elsewhere') return reply.redirect(personal.path, 302);
    if (personal?.kind === 'visitor') reply.header('set-cookie', personal.cookies);
    const signedIn = personal !== undefined && personal.kind !== 'visitor';
    const firstPage = firstPageOf(owner, view.shell, signedIn);
    let content: PageContent;
    let publicPage: PublicPage | undefined;
    if (signedIn) content = { drawn: undefined, ...personal };
    else {
      const shared = await pageAnswers.draw(asked, firstCallsOf(firstPage, view.shell));
      // Not for a browser whose session is over: its response has cookies of its own.
      if (!personal && !preview && !development) publicPage = { ...asked, ...shared };
      content = shared;
    }
    const forReply = { pages: keptPages, releaseSet: view.id, isShared: visitor.isShared };
    const kept = publicPage && keptPages.find(publicPage);
    if (kept) {
      counter?.inc({ made: 'kept' });
      return sendKeptPage(request, reply, { ...forReply, kept });
    }
    const { early, drawn } = content;
    counter?.inc({ made: !drawn ? 'left to the browser' : signedIn ? 'drawn for a user' : 'drawn' });
    if (drawn?.isRefused === true) reply.code(403);
    if (owner && drawn?.head?.isMissing === true) {
      const former = await formerPageAt(owner, path, answers);
      if (former?.status === 301) return reply.redirect(former.path + queryOf(request), 301);
      reply.code(former?.status ?? 404);
    }
    const canonical = canonicalOf({ owner, publicUrl, head: drawn?.head });
    const { html, scripts, styles } = await renderPage({
      view,
      owner,
      address: request.url,
      signedIn,
      early,
      drawn,
      picture: hasPictures
        ? addressOfPicture({ owner, head: drawn?.head, address: request.url, brand })
        : undefined,
      brand,
      publicUrl,
      thirdParties: thirdParties.scripts,
      marksPending,
      criticalStyles,
      isTraced: tracing !== undefined,
      banner: preview && previewBanner(preview),
    });
    const source =
      preview && !preview.refused && 'origin' in preview.wanted ? preview.wanted.origin : undefined;
    // Files of a development server have no integrity.
    if (source !== undefined) reply.removeHeader('integrity-policy');
    const own = {
      'content-security-policy': contentSecurityPolicy(
        policyOf(scripts, preview ? [...styles, previewStyleHash] : styles, source),
      ),
      // In the HTML it would stay when the visitor goes on, and a phone would share the page of before.
      ...(canonical !== undefined && { link: `<${canonical}>; rel="canonical"` }),
    };
    if (!publicPage || reply.statusCode !== 200) return compressed(reply.headers(own), html);
    const fresh = keptPages.keep(publicPage, html, own);
    return sendKeptPage(request, reply, { ...forReply, kept: fresh });
  });

  done();
};

/** Tells whether the page has an app from elsewhere. */
const isShown = (preview: Preview | undefined): boolean => preview !== undefined && !preview.refused;

/** Content of a page: the same for every visitor, or of one user. */
interface PageContent {
  early: PreloadedData;
  drawn: DrawnPage | PersonalDrawnPage | undefined;
}

/** Path without the query, which may carry personal data. */
export const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '/';

/** Query with its question mark; empty where there is none. */
const queryOf = (request: FastifyRequest): string => request.url.slice(pathOf(request).length);

function compressed(reply: FastifyReply, text: string): FastifyReply {
  reply.compress(text);
  return reply;
}

function acceptsHtml({ headers: { accept } }: FastifyRequest): boolean {
  return accept === undefined || /text\/(?:html|\*)|application\/xhtml\+xml|\*\/\*/.test(accept);
}

const looksLikeFile = (path: string): boolean => path.slice(path.lastIndexOf('/') + 1).includes('.');
