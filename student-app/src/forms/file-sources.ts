import { uploadFile } from '@puente/client/upload';
import type { FieldSources } from '@puente/design-system/form-fields';
import { explainUpload } from '@puente/platform/forms';

/** Sources of a file field whose form keeps the id, the name and the size of a file that is stored at once. */
export const fileSources = (unfinished: FieldSources['unfinished']) => ({
  upload: async (...[file, purpose, options]: Parameters<typeof uploadFile>) => {
    const { id, name, size } = await uploadFile(file, purpose, options);
    return { id, name, size };
  },
  explainUpload,
  unfinished,
});
