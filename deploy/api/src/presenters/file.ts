import type { MediaFile } from '@puente/contract/entities/file';
import type { files } from '../db/schema.ts';
import { publicAddress } from '../uploads/purposes.ts';

export const presentFile = (file: typeof files.$inferSelect): MediaFile => ({
  id: file.id,
  createdAt: file.createdAt.toISOString(),
  updatedAt: file.updatedAt.toISOString(),
  name: file.name,
  alternativeText: file.alternativeText,
  caption: file.caption,
  width: file.width,
  height: file.height,
  hash: file.hash,
  ext: file.ext,
  mime: file.mime,
  size: file.size,
  url: publicAddress(file),
});
