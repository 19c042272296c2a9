/** Tells whether the router opens this link: no file, other site, other tab or place on this page. */
export function opensHere(link: HTMLAnchorElement): boolean {
  const { href, origin, pathname, search, target } = link;
  return (
    href !== '' &&
    origin === location.origin &&
    (target === '' || target === '_self') &&
    !link.hasAttribute('download') &&
    (pathname !== location.pathname || search !== location.search)
  );
}
