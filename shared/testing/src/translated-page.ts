import type { BrowserContext } from '@playwright/test';

/**
 * Translates every page of a context as a browser does: before each click, every text node is replaced by two `<font>` elements with the
 * same text. React still holds the old nodes, so inserting before one or removing it would throw.
 */
export const translatePages = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const untouched =
      'script, style, noscript, textarea, option, svg, title, font, [translate=no], [contenteditable]';
    const translate = () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
        node.nodeValue?.trim() && !node.parentElement?.closest(untouched)
          ? NodeFilter.FILTER_ACCEPT
          : NodeFilter.FILTER_REJECT,
      );
      const found: Text[] = [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of found) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    for (const press of ['pointerdown', 'click', 'keydown', 'submit'])
      window.addEventListener(press, translate, { capture: true });
  });
