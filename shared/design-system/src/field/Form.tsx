import type { ComponentProps } from 'react';

export interface FormProps extends Omit<ComponentProps<'form'>, 'method' | 'action' | 'noValidate'> {
  /** Name of a form that the server accepts from browsers without JavaScript (`deploy/edge/src/forms`). */
  drawn?: string | undefined;
}

/**
 * A form whose fields never appear in an address. If it is sent before its code is loaded, it posts to the page's own address where it has
 * a name (`drawn`), and is sent once the code is there otherwise. It shows the product's validation messages instead of the browser's.
 */
export function Form({ drawn, ...rest }: FormProps) {
  // eslint-disable-next-line no-restricted-syntax -- this is what the rule leads to
  return <form {...rest} method="post" noValidate data-drawn={drawn} />;
}
