import { z } from 'zod';
import { manifestNames } from '@puente/contract/manifest-names';
import { manifestOf } from '@puente/federation/manifest';

/** Content of app.manifest.schema.json: the JSON schema for authors of app.manifest.json. */
export const manifestSchema = (): object => ({
  title: 'Puente app manifest',
  ...z.toJSONSchema(manifestOf(manifestNames), { io: 'input', target: 'draft-7' }),
});
