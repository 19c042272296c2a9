import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** One file of an app, or of the client that makes the calls. */
interface Source {
  file: string;
  /** Files that it imports by a relative path, now or on demand; types are left out. */
  imports: string[];
  /** Texts of string literals, and names that it uses (`request`, `peopleQueries.list`), by the declaration around them. */
  mentions: { within: string; text: string }[];
}

/** Name of a function of the client -> calls that it makes. A member of an object (`peopleQueries.list`) counts as a function. */
export type CallsOfFunctions = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Returns which of some calls each function of the client makes, itself or through another one.
 * @param root folder of the workspaces
 */
export const callsOfClient = (root: string, calls: readonly string[]): CallsOfFunctions =>
  functionsWithCalls(sourcesIn(join(root, 'shared/client/src')), calls);

/**
 * Returns the calls that each page of an app can make, read from its sources: those of the functions of the client that the files use which
 * the page reaches.
 *
 * @param root folder of the workspaces
 * @param app folder of the app, which has `src/pages.ts`
 * @returns name of a route -> calls
 */
export function callsOfPages(
  root: string,
  app: string,
  { routes, functions }: { routes: readonly string[]; functions: CallsOfFunctions },
): Map<string, Set<string>> {
  const sources = new Map(sourcesIn(join(root, app, 'src')).map((source) => [source.file, source]));
  const pages = sources.get(join(root, app, 'src/pages.ts'));
  const found = new Map<string, Set<string>>();
  for (const { within, text } of pages?.mentions ?? []) {
    const route = within.split('.').find((name) => routes.includes(name));
    const page = join(root, app, 'src', text);
    if (route === undefined || !sources.has(page)) continue;
    const made = found.get(route) ?? new Set();
    for (const file of reachedFrom(page, sources))
      for (const { text: name } of sources.get(file)?.mentions ?? [])
        for (const call of functions.get(name) ?? []) made.add(call);
    found.set(route, made);
  }
  return found;
}

function functionsWithCalls(client: readonly Source[], calls: readonly string[]): Map<string, Set<string>> {
  const functions = new Map<string, Set<string>>(calls.map((call) => [call, new Set([call])]));
  const mentions = client.flatMap((source) => source.mentions);
  const spread = (): boolean => {
    let grown = false;
    for (const { within, text } of mentions)
      for (const call of functions.get(text) ?? []) {
        const made = functions.get(within) ?? new Set();
        grown ||= !made.has(call);
        functions.set(within, made.add(call));
        // Code that uses an object as a whole may use each of its members.
        const [whole = ''] = within.split('.');
        functions.set(whole, (functions.get(whole) ?? new Set()).add(call));
      }
    return grown;
  };
  while (spread());
  return functions;
}

function reachedFrom(start: string, sources: ReadonlyMap<string, Source>): Set<string> {
  const reached = new Set([start]);
  for (const file of reached) for (const next of sources.get(file)?.imports ?? []) reached.add(next);
  return reached;
}

const sourcesIn = (folder: string): Source[] =>
  globSync(join(folder, '**/*.{ts,tsx}'))
    .filter((file) => !/\.(?:test|test-d|examples)\.tsx?$/.test(file))
    .map(readSource);

function readSource(file: string): Source {
  const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const source: Source = { file, imports: [], mentions: [] };
  const read = (node: ts.Node, within: readonly string[]): void => {
    if (isTypeOnly(node)) return;
    const name = within.length < 2 ? declared(node) : undefined;
    const inside = name === undefined ? within : [...within, name];
    const text = mentioned(node);
    if (text !== undefined) source.mentions.push({ within: inside.join('.'), text });
    if (ts.isStringLiteral(node) && node.text.startsWith('.'))
      source.imports.push(join(dirname(file), node.text));
    ts.forEachChild(node, (child) => read(child, inside));
  };
  read(tree, []);
  return source;
}

const isTypeOnly = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  (ts.isImportDeclaration(node) && node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword);

/** Name of a function, a constant, or a member of an object. */
function declared(node: ts.Node): string | undefined {
  const isNamed =
    ts.isFunctionDeclaration(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isMethodDeclaration(node);
  return isNamed && node.name && ts.isIdentifier(node.name) ? node.name.text : undefined;
}

function mentioned(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node)) return node.text;
  if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression))
    return `${node.expression.text}.${node.name.text}`;
  if (!ts.isIdentifier(node)) return undefined;
  const { parent } = node;
  const isObjectOfMember = ts.isPropertyAccessExpression(parent) && parent.expression === node;
  return isObjectOfMember || ts.isImportSpecifier(parent) ? undefined : node.text;
}
