// Where jsdom and the parts lent from Node do not fit together. To be imported before anything of the product.

// Node's Request refuses jsdom's AbortSignal. The router passes one with each navigation, and reads it again to know
// whether another one has come in between.
const NodeRequest = globalThis.Request;
globalThis.Request = class extends NodeRequest {
  constructor(input: RequestInfo | URL, init: RequestInit = {}) {
    super(input, { ...init, signal: null });
    if (init.signal) Object.defineProperty(this, 'signal', { value: init.signal });
  }
};

// An open channel of Node's keeps the test process alive; a browser without one is a case that the session knows.
Reflect.deleteProperty(globalThis, 'BroadcastChannel');

// The mark that tells the bench that a page is ready.
performance.mark = jest.fn();

// jsdom draws nothing, so there is nothing to scroll.
Element.prototype.scrollIntoView = () => {};
