import { tag } from '../html.ts';

interface ImagesOfPage {
  publicUrl: string;
  /** Image that the page itself names. */
  own: string | undefined;
  /** Address of the picture that the renderer draws of the page. */
  picture: string | undefined;
  title: string;
}

const og = (name: string, content: string): string => tag('meta', { property: `og:${name}`, content });
const card = (content: string): string => tag('meta', { name: 'twitter:card', content });

/**
 * Tags for the image of a shared link: the page's own image if it is one of ours, else its drawn picture, else the
 * icon.
 */
export function imageTags({ publicUrl, own, picture, title }: ImagesOfPage): string[] {
  const address = own === undefined ? null : URL.parse(own, publicUrl);
  const large = [og('image:alt', title), card('summary_large_image')];
  if (address?.origin === publicUrl) return [og('image', address.href), ...large];
  if (picture === undefined)
    return [og('image', new URL('/brand/icon-512.png', publicUrl).href), card('summary')];
  return [
    og('image', new URL(picture, publicUrl).href),
    og('image:type', 'image/png'),
    og('image:width', '1200'),
    og('image:height', '630'),
    ...large,
  ];
}
