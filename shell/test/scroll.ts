import { act } from '@testing-library/react';

interface Watching {
  tell: IntersectionObserverCallback;
  mark: Element;
}

const watched = new Set<Watching>();

// Simulates a browser's callbacks for a mark at the top of the document: jsdom has no layout.
globalThis.IntersectionObserver = class extends IntersectionObserver {
  readonly #tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    super(tell, options);
    this.#tell = tell;
  }
  override observe(mark: Element): void {
    watched.add({ tell: this.#tell, mark });
  }
  override disconnect(): void {
    for (const watching of watched) if (watching.tell === this.#tell) watched.delete(watching);
  }
};

/** Scrolls the page to this position. */
export function scrollTo(pixels: number): void {
  act(() => {
    for (const { tell, mark } of watched) {
      const height = parseFloat((mark as HTMLElement).style.height);
      const inView = Math.max(0, height - pixels);
      const entry = { isIntersecting: pixels <= height, intersectionRatio: inView / height, target: mark };
      tell([entry as unknown as IntersectionObserverEntry], undefined as never);
    }
  });
}
