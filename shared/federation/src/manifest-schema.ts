import { z } from 'zod';
import { appManifest } from './manifest.ts';

/** What manifest.schema.json has to say: the JSON schema of what a person writes in app.manifest.json. */
export function manifestSchema(): object {
  return { title: 'Puente app manifest', ...z.toJSONSchema(appManifest, { io: 'input', target: 'draft-7' }) };
}
