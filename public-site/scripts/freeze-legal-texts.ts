/**
 * `npm run legal-versions -w public-site` keeps the current words of each legal text under the date of their version, in
 * src/legal/versions. Run it after a change of a text, whose list of versions has the new date first.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { accessibility } from '../src/legal/accessibility.ts';
import { cookies } from '../src/legal/cookies.ts';
import { legalNotice } from '../src/legal/legal-notice.ts';
import type { LegalText } from '../src/legal/legal-text.ts';
import { privacy } from '../src/legal/privacy.ts';
import { terms } from '../src/legal/terms.ts';

const folder = join(import.meta.dirname, '../src/legal/versions');

const texts: readonly (readonly [name: string, text: LegalText])[] = [
  ['legal-notice', legalNotice],
  ['privacy', privacy],
  ['cookies', cookies],
  ['terms', terms],
  ['accessibility', accessibility],
];

const inCode = (value: unknown): string => JSON.stringify(value, null, 2);
const nameOf = (name: string, date: string): string => `${name}-${date}.generated.ts`;
const variableOf = (name: string, date: string): string => `${name}_${date}`.replaceAll('-', '_');

for (const [name, { title, lead, sections, versions }] of texts)
  writeFileSync(
    join(folder, nameOf(name, versions[0].date)),
    `/** Frozen by \`npm run legal-versions\`. Never edit a version that was in force. */
import type { FrozenText } from '../legal-text.ts';

export default ${inCode({ title, lead, sections })} satisfies FrozenText;
`,
  );

const each = texts.flatMap(([name, { versions }]) => versions.map(({ date }) => ({ name, date })));
writeFileSync(
  join(folder, 'index.generated.ts'),
  `/** Written by \`npm run legal-versions\` from the lists of versions of the texts. Do not edit. */
import type { FrozenText, LegalPageRoute, LegalVersion } from '../legal-text.ts';
${each.map(({ name, date }) => `import ${variableOf(name, date)} from './${nameOf(name, date)}';`).join('\n')}

/** A version with the words that readers read while it is or was in force. */
export interface KeptVersion extends LegalVersion {
  text: FrozenText;
}

/** A legal text with all its versions, the current one first. */
export interface KeptText {
  route: LegalPageRoute;
  versions: readonly KeptVersion[];
}

export const keptTexts: readonly KeptText[] = [
${texts
  .map(
    ([name, { route, versions }]) => `  {
    route: '${route}',
    versions: [
${versions.map(({ date, changes }) => `      { date: '${date}', changes: ${JSON.stringify(changes)}, text: ${variableOf(name, date)} },`).join('\n')}
    ],
  },`,
  )
  .join('\n')}
];
`,
);
