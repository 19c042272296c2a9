/** Program: prints what Kubernetes' own schemas refuse in the manifests, as a JSON array. The schemas are ES modules. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';

const folder = join(import.meta.dirname, '../kubernetes');
const manifest = z.looseObject({ apiVersion: z.string(), kind: z.string() });
const model = z.custom<new (data: object) => { validate: () => void }>(
  (value) => typeof value === 'function',
);

const mistakes: string[] = [];
for (const file of readdirSync(folder)) {
  // kustomize reads it, and checks it itself.
  if (file === 'kustomization.yml') continue;
  for (const document of parseAllDocuments(readFileSync(join(folder, file), 'utf8'))) {
    const { apiVersion, kind, ...rest } = manifest.parse(document.toJS());
    const module = (await import(`kubernetes-models/${apiVersion}/${kind}`)) as Record<string, unknown>;
    const Model = model.parse(module[kind]);
    try {
      new Model(rest).validate();
    } catch (error) {
      mistakes.push(`${file}: ${kind}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}
process.stdout.write(JSON.stringify(mistakes));
