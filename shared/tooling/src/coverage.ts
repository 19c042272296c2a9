export interface Section {
  /** `2`, or `2.5` for the fifth heading of section 2. */
  number: string;
  title: string;
}

/** A test, or a group of tests, whose title names a section. */
export interface CoveringTest {
  file: string;
  /** Its own title, after those of the groups around it. */
  titles: readonly string[];
}

/** Numbers of the sections that a title names. Those of other documents stand after a name: 'RFC 9110 §14.2'. */
export const sectionsNamed = (title: string): string[] =>
  [...title.matchAll(/(?<!RFC \d+ )§\s?(\d+(?:\.\d+)?)/g)].map(([, number = '']) => number);

/**
 * Writes for each section the tests that name it, and first how many they are.
 * @returns also titles that name a section which does not exist
 */
export function coverageOf(
  sections: readonly Section[],
  tests: readonly CoveringTest[],
): { text: string; unknown: string[] } {
  const lines = new Map(sections.map(({ number }) => [number, new Set<string>()]));
  const unknown: string[] = [];
  for (const { file, titles } of tests) {
    const own = titles.at(-1) ?? '';
    for (const number of sectionsNamed(own)) {
      const covering = lines.get(number);
      if (covering) covering.add(`- \`${file}\`: ${titles.map(plain).join(' › ')}`);
      else unknown.push(`${file}: ${own}`);
    }
  }
  const linesOf = ({ number }: Section) => [...(lines.get(number) ?? [])];
  const partsOf = ({ number }: Section) => sections.filter((part) => part.number.startsWith(`${number}.`));
  const missing = sections.filter((section) =>
    [section, ...partsOf(section)].every((each) => linesOf(each).length === 0),
  );
  const text = [
    '# Coverage of the specification',
    '',
    'Written by `npm run specification` from the § in the titles of tests: edit the titles, not this file. A number like 2.5 is the',
    'fifth heading of section 2. Each line is a test, or a group of tests.',
    '',
    `Sections without a test: ${missing.map(({ number }) => number).join(', ') || 'none'}.`,
    '',
    '| § | section | titles |',
    '| --- | --- | --- |',
    ...sections.map((section) => `| ${section.number} | ${section.title} | ${linesOf(section).length} |`),
    ...sections
      .filter((section) => linesOf(section).length > 0)
      .flatMap((section) => ['', `## ${section.number} ${section.title}`, '', ...linesOf(section)]),
    '',
  ].join('\n');
  return { text, unknown };
}

/** Keeps characters of a title from being read as markdown. */
const plain = (title: string): string => title.replaceAll(/[\\`*_<[\]]/g, String.raw`\$&`);
