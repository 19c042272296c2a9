import ts from 'typescript';

/** Functions whose first argument is a title, in Jest and in Playwright, and their variants. */
const titled = new Set(['describe', 'it', 'test']);
const variants = new Set(['concurrent', 'describe', 'each', 'only', 'parallel', 'serial']);

/** Variants that do not run what they name. */
const idle = new Set(['fixme', 'skip', 'todo']);

/**
 * Reads the titles of the tests of a file, of which each begins with the titles of the groups around it. A group comes before
 * its tests. Parts of a title that are only known when it runs are left as they are written.
 */
export function testTitles(file: string, source: string): string[][] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false);
  const titles: string[][] = [];
  const read = (node: ts.Node, groups: readonly string[]): void => {
    const [name = '', ...variant] = ts.isCallExpression(node) ? (namesOf(node.expression) ?? []) : [];
    const isTitled = titled.has(name);
    if (isTitled && variant.some((each) => idle.has(each))) return;
    const title =
      isTitled && ts.isCallExpression(node) && variant.every((each) => variants.has(each))
        ? text(node.arguments[0], tree)
        : undefined;
    const path = title === undefined ? groups : [...groups, title];
    if (title !== undefined) titles.push([...path]);
    ts.forEachChild(node, (child) => read(child, path));
  };
  read(tree, []);
  return titles;
}

/** `['it', 'each']` for `it.each(rows)`, and for `` it.each`…` ``. */
function namesOf(node: ts.Expression): string[] | undefined {
  if (ts.isIdentifier(node)) return [node.text];
  if (ts.isPropertyAccessExpression(node)) {
    const names = namesOf(node.expression);
    return names && [...names, node.name.text];
  }
  if (ts.isCallExpression(node)) return namesOf(node.expression);
  if (ts.isTaggedTemplateExpression(node)) return namesOf(node.tag);
  return undefined;
}

function text(node: ts.Expression | undefined, tree: ts.SourceFile): string | undefined {
  if (node === undefined) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) return node.getText(tree).slice(1, -1);
  if (ts.isBinaryExpression(node)) {
    const sides = [text(node.left, tree), text(node.right, tree)];
    return sides.includes(undefined) ? undefined : sides.join('');
  }
  return undefined;
}
