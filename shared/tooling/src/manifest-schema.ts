import { manifestNames } from '@puente/contract/manifest-names';
import { manifestOf } from '@puente/federation/manifest';
import { z } from 'zod';

/** What app.manifest.schema.json has to say: the JSON schema of what a person writes in app.manifest.json. */
export const manifestSchema = (): object => ({
  title: 'Puente app manifest',
  ...z.toJSONSchema(manifestOf(manifestNames), { io: 'input', target: 'draft-7' }),
});
