/** jest-axe carries no types of its own: this is the part that the tests use. */
declare module 'jest-axe' {
  import { type AxeResults, type RunOptions } from 'axe-core';

  export function axe(html: Element | string, options?: RunOptions): Promise<AxeResults>;
  export const toHaveNoViolations: jest.ExpectExtendMap;
}

declare namespace jest {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- the declarations that it joins have both parameters
  interface Matchers<R, T> {
    toHaveNoViolations(): R;
  }
}
