import { type FastifyPluginCallback, type FastifyReply, type FastifyRequest } from 'fastify';
import { notFound } from '../assets.ts';
import { type Brand } from '../brand-files.ts';
import { type ChannelReader } from '../channel-view.ts';
import { firstCallsOf, isRenderedForEverybody } from '../page-access.ts';
import { type PageAnswers } from '../page-answers.ts';
import { pathOf } from '../pages.ts';
import { pageOfPicture, picturesPath, versionOf } from './addresses.ts';
import { type KeptPictures } from './kept-pictures.ts';
import { mayHavePicture, pictureWordsOf } from './words.ts';

interface PicturesOptions {
  channel: ChannelReader;
  pageAnswers: PageAnswers;
  pictures: KeptPictures;
  brand: Brand;
}

/**
 * Cache lifetimes in s. An address with the current version names exactly this picture. Without a version, or with an
 * old one, the picture changes with the next title.
 */
const kept = { thisVersion: 7 * 24 * 3600, anyVersion: 300 } as const;

/**
 * Serves `/compartir/<path of a page>.png`, the picture of a shared link. It shows the page as a visitor without a
 * session sees it.
 */
export const pictures: FastifyPluginCallback<PicturesOptions> = (app, options, done) => {
  const { channel, pageAnswers, pictures: keptPictures, brand } = options;
  app.get(`${picturesPath}.png`, answer);
  app.get(`${picturesPath}/*`, answer);
  done();

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const address = pageOfPicture(pathOf(request));
    const view = await channel.current();
    const owner = address === undefined ? undefined : view?.routes.find(address);
    if (address === undefined || !view || !owner || !isRenderedForEverybody(owner)) return notFound(reply);
    const { drawn } = await pageAnswers.draw({ view, owner, address }, firstCallsOf(owner, view.shell));
    if (!mayHavePicture(owner, drawn?.head)) return notFound(reply);
    const words = pictureWordsOf(owner, drawn?.head);
    const picture = words && (await keptPictures.pictureOf(words));
    // Other sites show it.
    reply.header('cross-origin-resource-policy', 'cross-origin');
    if (!words || !picture)
      return reply.header('cache-control', 'no-store').redirect('/brand/icon-512.png', 302);
    const { v: version } = request.query as { v?: unknown };
    const seconds = version === versionOf(words, brand) ? kept.thisVersion : kept.anyVersion;
    reply.headers({ 'cache-control': `public, max-age=${seconds}`, etag: picture.etag });
    if (request.headers['if-none-match'] === picture.etag) return reply.code(304).send();
    return reply.type('image/png').send(picture.png);
  }
};
