import { apiCompare } from 'api-smart-diff';
import { extensible } from './open-codes.ts';

type Parts = Readonly<Record<string, unknown>>;

/** Parts of a description that no program reads. */
const forPeople = ['description', 'summary', 'example', 'examples', 'tags'];
/** Objects whose keys are names and not words of OpenAPI. */
const named = ['properties', 'schemas', 'paths', 'responses', 'content'];

/** Leaves out what is written for people: texts and examples. */
export const machineReadable = (value: unknown, ofNames = false): unknown => {
  if (Array.isArray(value)) return value.map((item) => machineReadable(item));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => ofNames || !forPeople.includes(key))
      .map(([key, part]) => [key, machineReadable(part, !ofNames && named.includes(key))]),
  );
};

/**
 * Lists the changes of a description (OpenAPI) that would break clients of the released one, a sentence each. Only calls that differ, or
 * whose components do, are compared: the comparison resolves every reference and is slow.
 */
export function breakingChanges(released: object, next: object): string[] {
  const before = objectOf(withoutCodes(machineReadable(released)));
  const after = objectOf(withoutCodes(machineReadable(next)));
  const changed = changedComponents(before, after);
  const [pathsBefore, pathsAfter] = [objectOf(before['paths']), objectOf(after['paths'])];
  const isAffected = (path: string): boolean => {
    const [one, other] = [textOf(pathsBefore[path]), textOf(pathsAfter[path])];
    return one !== other || refersTo(other, changed);
  };
  const affected = ({ openapi, info, ...description }: Parts): Parts => ({
    openapi,
    info,
    paths: Object.fromEntries(
      Object.entries(objectOf(description['paths']))
        .filter(([path]) => isAffected(path))
        .map(([path, operations]) => [path, inlined(operations, description)]),
    ),
  });
  const described = affected(after);
  return apiCompare(affected(before), described)
    .diffs.filter((diff) => isBreaking(diff) && !extendsOpenCodes(diff, described))
    .map(({ description, path }) => description?.trim() || path.join(' → '));
}

type Diff = Omit<ReturnType<typeof apiCompare>['diffs'][number], 'before' | 'after'> & {
  before?: unknown;
  after?: unknown;
};

/** The library takes another type in a response for harmless. A response may only lose types, a request only gain some. */
function isBreaking({ type, action, path, before, after }: Diff): boolean {
  if (action !== 'replace' || path.at(-1) !== 'type' || path.at(-2) === 'properties')
    return type === 'breaking';
  const [known, sent] = path.includes('responses') ? [before, after] : [after, before];
  return ![sent].flat().every((each: unknown) => [known].flat().includes(each));
}

/** Tells whether a difference is within a list of codes of a response that any release may extend. */
function extendsOpenCodes({ path }: Diff, described: unknown): boolean {
  let node = described;
  for (const key of path) {
    if (isObject(node) && node[extensible] === true) return path.includes('responses');
    node = isObject(node) || Array.isArray(node) ? (node as Parts)[key] : undefined;
  }
  return false;
}

/** Leaves out the codes of refusals (`error.name`). Any release may add one: clients show its message if they do not know the code. */
function withoutCodes(value: unknown, key = '', parent = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutCodes(item));
  if (!isObject(value)) return value;
  const isCode = key === 'name' && parent === 'error';
  return Object.fromEntries(
    Object.entries(value)
      .filter(([part]) => !(isCode && part === 'enum'))
      .map(([part, inner]) =>
        part === 'properties' && isObject(inner)
          ? [part, propertiesWithoutCodes(inner, key)]
          : [part, withoutCodes(inner)],
      ),
  );
}

const propertiesWithoutCodes = (properties: Parts, parent: string): Parts =>
  Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, withoutCodes(schema, name, parent)]),
  );

/** Returns references to the components that differ, and to those that refer to one of them. */
function changedComponents(before: Parts, after: Parts): ReadonlySet<string> {
  const texts = new Map<string, [string, string]>();
  for (const [index, description] of [before, after].entries())
    for (const [kind, all] of Object.entries(objectOf(description['components'])))
      for (const [name, component] of Object.entries(objectOf(all))) {
        const pair = texts.get(`#/components/${kind}/${name}`) ?? ['', ''];
        pair[index === 0 ? 0 : 1] = textOf(component);
        texts.set(`#/components/${kind}/${name}`, pair);
      }
  const changed = new Set([...texts].filter(([, [one, other]]) => one !== other).map(([name]) => name));
  for (let size = -1; size !== changed.size;) {
    size = changed.size;
    for (const [name, [, text]] of texts) if (refersTo(text, changed)) changed.add(name);
  }
  return changed;
}

/**
 * Puts components in the place of their references. Only at its place in a request or a response does a change say whom it breaks: a new
 * required field breaks those who send it, and not those who read it.
 */
function inlined(value: unknown, description: Parts, within: readonly string[] = []): unknown {
  if (Array.isArray(value)) return value.map((item) => inlined(item, description, within));
  if (!isObject(value)) return value;
  const { $ref: reference } = value;
  if (typeof reference !== 'string')
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, inlined(part, description, within)]),
    );
  // An entity within itself is compared once.
  if (within.includes(reference)) return {};
  const [, , kind = '', name = ''] = reference.split('/');
  const component = objectOf(objectOf(description['components'])[kind])[name];
  return inlined(component, description, [...within, reference]);
}

const refersTo = (text: string, references: ReadonlySet<string>): boolean =>
  [...text.matchAll(/"(#\/components\/[^"]+)"/g)].some(([, reference = '']) => references.has(reference));

const textOf = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value));
const objectOf = (value: unknown): Parts => (isObject(value) ? value : {});
const isObject = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
