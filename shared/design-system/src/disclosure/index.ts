export { Disclosure, type DisclosureProps } from './Disclosure.tsx';
export { DisclosureMenu, type DisclosureMenuItem, type DisclosureMenuProps } from './DisclosureMenu.tsx';
export { useDismiss } from './use-dismiss.ts';
