import type { ComponentProps } from 'react';

export interface FormProps extends Omit<ComponentProps<'form'>, 'method' | 'action' | 'noValidate'> {
  /** Name of a form in a page rendered on the server, which identifies text that was typed before the code is loaded. */
  drawn?: string | undefined;
}

/**
 * A form whose fields never appear in an address. If it is sent before its code is loaded, it posts to the page's own address. It shows the
 * product's validation messages instead of the browser's.
 */
export const Form = ({ drawn, ...rest }: FormProps) => (
  // eslint-disable-next-line no-restricted-syntax -- this is what the rule leads to
  <form {...rest} method="post" noValidate data-drawn={drawn} />
);
