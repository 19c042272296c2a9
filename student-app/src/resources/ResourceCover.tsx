import { fileUrl } from '@puente/client/http';
import type { MediaFile } from '@puente/contract/entities/file';
import styles from './ResourceCover.module.css';

interface ResourceCoverProps {
  picture: MediaFile | null | undefined;
  /** Above the article, in the place of a card. */
  wide?: boolean;
}

/** The cover of an article, in a place that is kept for it before it is there. Staff say what it shows, if it says anything. */
export function ResourceCover({ picture, wide = false }: ResourceCoverProps) {
  const medium = picture?.formats?.['medium'];
  const address = medium?.url ?? picture?.url;
  if (!picture || !address) return null;
  return (
    <img
      className={styles.cover}
      data-wide={wide || undefined}
      src={fileUrl(address)}
      alt={picture.alternativeText ?? ''}
      width={medium?.width ?? picture.width ?? undefined}
      height={medium?.height ?? picture.height ?? undefined}
      loading={wide ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
