import type { FrozenText, LegalBlock, LegalSection, RichText } from './legal-text.ts';

/** Words of a section that differ between two versions. An added or removed section has no words on the other side. */
export interface SectionChange {
  id: string;
  title: string;
  before: string;
  after: string;
}

/** Returns the sections of two versions whose words differ, in the order of the later one; removed ones come last. */
export function sectionChanges(before: FrozenText, after: FrozenText): SectionChange[] {
  const former = new Map(before.sections.map((section) => [section.id, section]));
  const kept = new Set(after.sections.map(({ id }) => id));
  return [
    ...after.sections.map((section) => ({ section, old: former.get(section.id), now: section })),
    ...before.sections
      .filter(({ id }) => !kept.has(id))
      .map((section) => ({ section, old: section, now: undefined })),
  ]
    .map(({ section: { id, title }, old, now }) => ({
      id,
      title,
      before: old ? wordsOfSection(old) : '',
      after: now ? wordsOfSection(now) : '',
    }))
    .filter((change) => change.before !== change.after);
}

const wordsOfSection = ({ title, blocks }: LegalSection): string =>
  [title, ...blocks.flatMap(linesOf)].join('\n');

function linesOf(block: LegalBlock): string[] {
  switch (block.kind) {
    case 'text':
      return [wordsOf(block.text)];
    case 'list':
      return block.items.map((item) => `• ${wordsOf(item)}`);
    case 'facts':
      return block.items.flatMap(({ name, facts }) => [
        name,
        ...Object.entries(facts).map(([term, description]) => `${term}: ${description}`),
      ]);
    case 'owner':
      return block.items.flatMap(({ label, value }) =>
        'value' in value ? [`${label}: ${value.value}`] : [],
      );
    case 'consent':
      return [];
  }
}

const wordsOf = (text: RichText): string =>
  typeof text === 'string'
    ? text
    : text.map((part) => (typeof part === 'string' ? part : part.label)).join('');
