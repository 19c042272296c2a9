import { createElement, useContext } from 'react';
import { VisuallyHidden } from '../text/index.ts';
import { type LinkComponentProps, LinkContext } from './LinkProvider.tsx';

export interface BaseLinkProps extends LinkComponentProps {
  /** Opens in a new tab, and says so. */
  external?: boolean | undefined;
}

/** The anchor under every link of the design system: the router's inside the product, a plain one outside. */
export function BaseLink({ external = false, children, ...rest }: BaseLinkProps) {
  const RouterLink = useContext(LinkContext);
  if (external) {
    return (
      <a {...rest} target="_blank" rel="noopener noreferrer">
        {children}
        <VisuallyHidden> (se abre en una pestaña nueva)</VisuallyHidden>
      </a>
    );
  }
  if (RouterLink === null || !isInside(rest.href) || rest.download !== undefined) {
    return <a {...rest}>{children}</a>;
  }
  return createElement(RouterLink, rest, children);
}

/** Mail, telephone, other sites and places on this page are the browser's business, not the router's. */
function isInside(href: string): boolean {
  return /^(\/(?!\/)|\?)/.test(href);
}
