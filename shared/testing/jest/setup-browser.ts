import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { setRoutePaths } from '@puente/platform/links';
import { routes } from '../src/routes.ts';

// The shell sets these on startup, from its release set.
setRoutePaths(routes);

// Milliseconds until a query fails: on a busy machine a page renders several times slower.
configure({ asyncUtilTimeout: 5_000 });

function add<Target extends object>(target: Target, features: Partial<Target>): void {
  for (const [name, feature] of Object.entries(features))
    if (!(name in target)) Object.assign(target, { [name]: feature });
}

// Tests of server rendering (`@jest-environment node`) have no document.
if (typeof document !== 'undefined') completeBrowser();

/** Adds browser features that jsdom lacks. */
function completeBrowser(): void {
  // jsdom has <dialog> but not always its behaviour: opening and closing is all that component tests need.
  add(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
  add(Element.prototype, { scrollIntoView() {} });
  // jsdom has no layout: elements never enter or leave the viewport unless a test triggers it.
  add(globalThis, {
    IntersectionObserver: class {
      root = null;
      rootMargin = '';
      scrollMargin = '';
      thresholds = [];
      observe() {}
      unobserve() {}
      disconnect() {}
      takeRecords = () => [];
    },
  });
  add(globalThis, {
    ResizeObserver: class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  });
  // A narrow screen without user preferences, which never changes.
  add(window, {
    matchMedia: (media) => ({
      media,
      matches: false,
      onchange: null,
      addListener() {},
      removeListener() {},
      addEventListener() {},
      removeEventListener() {},
      dispatchEvent: () => false,
    }),
  });
  // Performance mark that tells the bench that a page is ready.
  add(performance, { mark: jest.fn() });
  window.scrollTo = () => {};
  // axe checks whether an icon font draws letters.
  HTMLCanvasElement.prototype.getContext = () => null;
}
