/** Stands in for the `fetch` adapter of axios (see webpack/slim.ts): in browsers axios uses its XHR adapter. */
export const getFetch = undefined;
