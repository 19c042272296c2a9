/** Replaces an element by its content. */
export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** Puts the content of an element into a new element inside it. */
export function wrapContent(element: Element, tag: string): void {
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

const inCells = ['p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'pre'];

/** Makes one line of each table cell, as Markdown has it. Blocks in a cell become parts of it, a line each. */
export function flattenCells(root: DocumentFragment): void {
  const selector = inCells.map((tag) => `:is(td, th) ${tag}`).join();
  for (const block of root.querySelectorAll(selector)) {
    if (block.nextElementSibling?.matches(inCells.join()) === true)
      block.append(document.createElement('br'));
    unwrap(block);
  }
}
