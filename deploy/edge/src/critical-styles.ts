import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import postcss, { type Container } from 'postcss';
import parseSelectors from 'postcss-selector-parser';
import { type Asset } from './served-app.ts';

/** A rule of a style sheet. */
interface Piece {
  /** At-rules around it, the outermost first: `@layer components`. */
  within: readonly string[];
  css: string;
  /** For each selector the classes that it cannot match without. Undefined for what is always needed, such as fonts. */
  needs?: readonly (readonly string[])[];
  /** Name of an animation, which is needed where a rule names it. */
  animation?: string;
}

export interface CriticalCss {
  /** Rules that the HTML can match, in the order of the files. */
  css: string;
  /** Files with further rules. The font's has none. */
  rest: Asset[];
}

/** At-rules whose content is chosen rule by rule. */
const groups = new Set(['container', 'layer', 'media', 'supports']);

/** States that no page is in before the visitor does something. */
const laterStates = new Set([':active', ':hover']);

/**
 * Rules that server-rendered pages need for their first paint, so that it does not wait for style sheets. Chosen by the
 * classes in the HTML, which gives some more than needed, and never less. Files of releases never change, so each is
 * parsed once.
 */
export class CriticalStyles {
  readonly #folder: string;
  readonly #parsed = new Map<string, Promise<readonly Piece[] | undefined>>();

  /** @param folder folder with the files of all apps, each app in a folder of its own */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Returns undefined if a file cannot be read or parsed: then the page has to wait for all of them. */
  async of(files: readonly Asset[], html: string): Promise<CriticalCss | undefined> {
    const sheets: (readonly Piece[])[] = [];
    for (const { path } of files) {
      const parsed = await (this.#parsed.get(path) ?? this.#parse(path));
      if (!parsed) return undefined;
      sheets.push(parsed);
    }
    const pieces = chosen(sheets.flat(), classesIn(html));
    const known = new Set(pieces);
    return {
      css: written(pieces),
      rest: files.filter((_, at) => sheets[at]?.some((piece) => !known.has(piece))),
    };
  }

  #parse(path: string): Promise<readonly Piece[] | undefined> {
    const [, , app = '', file = ''] = path.split('/');
    const parsed = readFile(join(this.#folder, app, file), 'utf8').then(piecesOf, () => {
      this.#parsed.delete(path);
      return undefined;
    });
    this.#parsed.set(path, parsed);
    return parsed;
  }
}

/** Returns undefined for a file that is no style sheet. */
function piecesOf(css: string): Piece[] | undefined {
  const pieces: Piece[] = [];
  const collect = (container: Container, within: readonly string[]) => {
    container.each((node) => {
      if (node.type === 'rule') pieces.push({ within, css: String(node), needs: needsOf(node.selector) });
      if (node.type !== 'atrule') return;
      const { name, params, nodes } = node;
      if (nodes && groups.has(name)) {
        if (params !== 'print') collect(node, [...within, `@${name} ${params}`]);
      } else if (name === 'keyframes') pieces.push({ within, css: String(node), animation: params });
      else if (name !== 'page') pieces.push({ within, css: nodes ? String(node) : `${String(node)};` });
    });
  };
  try {
    collect(postcss.parse(css), []);
    return pieces;
  } catch {
    return undefined;
  }
}

/** Classes inside `:is()`, `:not()` and the like are not required: that would need their meaning. */
function needsOf(selector: string): string[][] {
  const needs: string[][] = [];
  parseSelectors((root) => {
    root.each((each) => {
      const isLater = each.some((node) => node.type === 'pseudo' && laterStates.has(node.value));
      if (!isLater)
        needs.push(each.filter((node) => node.type === 'class').map(({ value }) => String(value)));
    });
  }).processSync(selector);
  return needs;
}

function classesIn(html: string): Set<string> {
  const attributes = new Set(Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names));
  return new Set([...attributes].flatMap((names) => names.split(' ')));
}

function chosen(pieces: readonly Piece[], classes: ReadonlySet<string>): Piece[] {
  const matching = pieces.filter(
    ({ needs }) => !needs || needs.some((all) => all.every((name) => classes.has(name))),
  );
  const rules = matching.flatMap(({ css, animation }) => (animation === undefined ? [css] : [])).join('\n');
  return matching.filter(({ animation }) => animation === undefined || rules.includes(animation));
}

/** Writes the pieces with their at-rules, which neighbours share. */
function written(pieces: readonly Piece[]): string {
  let css = '';
  let open: readonly string[] = [];
  for (const { within, css: rule } of pieces) {
    if (within !== open) {
      const differs = within.findIndex((name, depth) => name !== open[depth]);
      const shared = differs === -1 ? within.length : differs;
      css +=
        '}'.repeat(Math.max(0, open.length - shared)) +
        within
          .slice(shared)
          .map((name) => `${name}{`)
          .join('');
      open = within;
    }
    css += rule;
  }
  return css + '}'.repeat(open.length);
}
