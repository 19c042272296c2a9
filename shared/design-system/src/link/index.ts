export { ButtonLink, type ButtonLinkProps } from './ButtonLink.tsx';
export { Link, type LinkProps } from './Link.tsx';
export {
  LinkProvider,
  type LinkComponent,
  type LinkComponentProps,
  type LinkProviderProps,
} from './LinkProvider.tsx';
