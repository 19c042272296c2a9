import type { MediaFile } from '@puente/contract/entities/file';
import type { files } from '../db/schema.ts';
import { publicAddress } from './purposes.ts';

const formatsOf = ({ purpose, name, formats }: typeof files.$inferSelect): MediaFile['formats'] =>
  formats &&
  Object.fromEntries(
    Object.entries(formats).map(([kind, format]) => [
      kind,
      // Only pictures have smaller copies, and all pictures are public.
      { name: `${kind}_${name}`, ...format, url: publicAddress(purpose, format) ?? '' },
    ]),
  );

export const presentFile = (file: typeof files.$inferSelect): MediaFile => ({
  id: file.id,
  createdAt: file.createdAt.toISOString(),
  updatedAt: file.updatedAt.toISOString(),
  name: file.name,
  alternativeText: file.alternativeText,
  caption: file.caption,
  width: file.width,
  height: file.height,
  formats: formatsOf(file),
  hash: file.hash,
  ext: file.ext,
  mime: file.mime,
  size: file.size,
  url: publicAddress(file.purpose, file),
  previewUrl: file.formats?.['thumbnail'] ? publicAddress(file.purpose, file.formats['thumbnail']) : null,
  provider: file.provider,
  provider_metadata: null,
});
