import { fileUrl } from '@puente/client/http';
import type { MediaFile } from '@puente/contract/entities/file';
import styles from './ResourceCover.module.css';

interface ResourceCoverProps {
  picture: MediaFile | null | undefined;
  /** Alternative text that editors wrote for this place. */
  text: string | null;
  /** True above the article, false on a card. */
  wide?: boolean;
}

/** Cover of an article, with reserved space while it loads. */
export function ResourceCover({ picture, text, wide = false }: ResourceCoverProps) {
  const medium = picture?.formats?.['medium'];
  const address = medium?.url ?? picture?.url;
  if (!picture || !address) return null;
  return (
    <img
      className={styles.cover}
      data-wide={wide || undefined}
      src={fileUrl(address)}
      alt={text ?? picture.alternativeText ?? ''}
      width={medium?.width ?? picture.width ?? undefined}
      height={medium?.height ?? picture.height ?? undefined}
      loading={wide ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
