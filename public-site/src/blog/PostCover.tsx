import { fileUrl } from '@puente/client/http';
import styles from './PostCover.module.css';

interface PostCoverProps {
  /** Address of the first image of the post, or else of its banner. */
  cover: string | null;
  /** Above the post, in the place of a card. */
  wide?: boolean;
}

/**
 * The cover of a post, in a place that is kept for it before it is there. It adorns: the title stands beside it. One from
 * another site is not shown, since it would tell its owner who reads.
 */
export function PostCover({ cover, wide = false }: PostCoverProps) {
  if (!cover?.startsWith('/') || cover.startsWith('//')) return null;
  return (
    <img
      className={styles.cover}
      data-wide={wide || undefined}
      src={fileUrl(cover)}
      alt=""
      width={1200}
      height={wide ? 400 : 480}
      loading={wide ? 'eager' : 'lazy'}
      // The largest thing on the first screen of a post: before the scripts, which no visitor waits for to read.
      fetchPriority={wide ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
