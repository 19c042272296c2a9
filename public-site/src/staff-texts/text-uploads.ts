import { uploadFile } from '@puente/client/upload';
import { explainUpload } from '@puente/platform/forms';

/** Uploads of the files of a text. They are stored at once. */
export const textUploads = {
  upload: async (...given: Parameters<typeof uploadFile>) => {
    const { id, name, size, url } = await uploadFile(...given);
    return { id, name, size, url };
  },
  explainUpload,
};
