import type { ComponentProps } from 'react';

export interface FormProps extends Omit<ComponentProps<'form'>, 'method' | 'action' | 'noValidate'> {
  /** Name of a form that the server draws: what is typed before its code is here is found by it. */
  drawn?: string | undefined;
}

/**
 * A form whose fields never stand in an address: sent before its code is here, or without any, it goes to the page's own address as a
 * body. Its mistakes are said in the product's words, not in those of the browser.
 */
export const Form = ({ drawn, ...rest }: FormProps) => (
  // eslint-disable-next-line no-restricted-syntax -- this is what the rule leads to
  <form {...rest} method="post" noValidate data-drawn={drawn} />
);
