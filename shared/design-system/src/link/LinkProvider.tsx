import {
  createContext,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
  type Ref,
} from 'react';

/** What the router's link receives: an anchor's attributes, and always an address. */
export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

export type LinkComponent = ComponentType<LinkComponentProps>;

export interface LinkProviderProps {
  /** The router's link. It gets only addresses inside the product; the others are plain anchors. */
  component: LinkComponent;
  children?: ReactNode;
}

export const LinkContext = createContext<LinkComponent | null>(null);

/** Lets the design system link through the router without knowing it. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}
