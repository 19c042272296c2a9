import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { setRoutePaths } from '@puente/platform/links';
import { routes } from '../src/routes.ts';

// The shell does this when it starts, with the routes of its release set.
setRoutePaths(routes);

// Milliseconds until something is missing: on a busy machine a page takes several times as long to draw.
configure({ asyncUtilTimeout: 5_000 });

function add<Target extends object>(target: Target, features: Partial<Target>): void {
  for (const [name, feature] of Object.entries(features))
    if (!(name in target)) Object.assign(target, { [name]: feature });
}

// A test of what a server draws (`@jest-environment node`) has no document.
if (typeof document !== 'undefined') completeBrowser();

/** What jsdom lacks. */
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
  // jsdom lays nothing out: what is watched never comes into view or goes out of it, unless a test says so.
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
  // A narrow screen without wishes of its own, which never changes.
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
  // The mark that tells the bench that a page is ready.
  add(performance, { mark: jest.fn() });
  window.scrollTo = () => {};
  // axe looks whether an icon font draws letters.
  HTMLCanvasElement.prototype.getContext = () => null;
}
