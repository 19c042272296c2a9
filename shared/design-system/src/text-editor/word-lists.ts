/** Joins the list paragraphs of Word into lists. Word writes each item as a paragraph, with its sign as text. */
export function joinWordLists(root: DocumentFragment): void {
  for (const paragraph of [...root.querySelectorAll('p')]) {
    const level = levelOf(paragraph);
    if (level === undefined) continue;
    const tag = takeSign(paragraph) ? 'ol' : 'ul';
    const item = document.createElement('li');
    const list = listFor(paragraph, level, tag);
    list.append(item);
    item.append(paragraph);
  }
}

/** Returns the level of a list item, from 1; undefined for other paragraphs. `mso-list:l0 level1 lfo1` */
function levelOf(paragraph: Element): number | undefined {
  const level = /(?:^|;)\s*mso-list\s*:[^;]*\blevel(\d)/i.exec(
    paragraph.getAttribute('data-style') ?? '',
  )?.[1];
  return level === undefined ? undefined : Number(level);
}

/** Removes the sign of an item. @returns true for a number or a letter, of a numbered list */
function takeSign(paragraph: Element): boolean {
  const sign = [...paragraph.querySelectorAll('[data-style]')].find((part) =>
    /(?:^|;)\s*mso-list\s*:\s*ignore/i.test(part.getAttribute('data-style') ?? ''),
  );
  const words = sign?.textContent.trim() ?? '';
  sign?.remove();
  return /^[\da-z]{1,4}[.)]/i.test(words);
}

/** Finds or makes the list that ends before the paragraph, as deep as its level. */
function listFor(paragraph: Element, level: number, tag: 'ol' | 'ul'): Element {
  let list = ownList(paragraph.previousElementSibling);
  if (list === undefined || (level === 1 && list.localName !== tag))
    list = newList(tag, (made) => paragraph.before(made));
  for (let depth = 2; depth <= level; depth += 1) {
    const parent: Element = list.lastElementChild ?? list.appendChild(document.createElement('li'));
    list = ownList(parent.lastElementChild) ?? newList(tag, (made) => parent.append(made));
  }
  return list;
}

/** Lists made here, as opposed to those of the pasted text. */
const made = new WeakSet<Element>();

const ownList = (element: Element | null): Element | undefined =>
  element !== null && made.has(element) ? element : undefined;

function newList(tag: 'ol' | 'ul', place: (list: Element) => void): Element {
  const list = document.createElement(tag);
  made.add(list);
  place(list);
  return list;
}
