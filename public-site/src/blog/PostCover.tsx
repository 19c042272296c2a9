import { fileUrl } from '@puente/client/http';
import styles from './PostCover.module.css';

interface PostCoverProps {
  /** Address of the first image of the post, otherwise of its banner. */
  cover: string | null;
  /** Alternative text. Without one the cover is decorative, as the title is next to it. */
  text?: string | null;
  /** True above the post, false on a card. */
  wide?: boolean;
}

/**
 * Cover of a post, with reserved space while it loads. Images from other sites are not shown, because they would reveal the reader to those
 * sites.
 */
export function PostCover({ cover, text = null, wide = false }: PostCoverProps) {
  if (!cover?.startsWith('/') || cover.startsWith('//')) return null;
  return (
    <img
      className={styles.cover}
      data-wide={wide || undefined}
      src={fileUrl(cover)}
      alt={text ?? ''}
      width={1200}
      height={wide ? 400 : 480}
      loading={wide ? 'eager' : 'lazy'}
      // Largest element on a post's first screen: load it before the scripts, which reading does not need.
      fetchPriority={wide ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
