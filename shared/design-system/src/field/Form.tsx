import type { ComponentProps } from 'react';
import { useIsDrawn } from './use-is-drawn.ts';

export interface FormProps extends Omit<ComponentProps<'form'>, 'method' | 'action' | 'noValidate'> {
  /** Name of a form in a page rendered on the server, which identifies text that was typed before the code is loaded. */
  drawn?: string | undefined;
}

/**
 * A form whose fields never appear in an address. If it is sent before its code is loaded, it posts to the page's own address. A form
 * without a name (`drawn`) takes no input until then, as it would be lost. It shows the product's validation messages instead of the
 * browser's.
 */
export function Form({ drawn, ...rest }: FormProps) {
  const isDrawn = useIsDrawn();
  const isWaiting = isDrawn && drawn === undefined;
  return (
    // eslint-disable-next-line no-restricted-syntax -- this is what the rule leads to
    <form {...rest} method="post" noValidate data-drawn={drawn} inert={isWaiting || rest.inert} />
  );
}
