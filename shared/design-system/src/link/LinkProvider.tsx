import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  type Ref,
} from 'react';

/** Properties of the router's link: attributes of an anchor, always with an address. */
export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

export type LinkComponent = ComponentType<LinkComponentProps>;

export interface LinkProviderProps {
  /** The router's link. Used for addresses inside the product only; other links are plain anchors. */
  component: LinkComponent;
  children?: ReactNode;
}

export const LinkContext = createContext<LinkComponent | null>(null);

/** Lets components of the design system render the router's links without depending on the router. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}
