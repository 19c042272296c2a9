import type { LinkComponentProps } from '@puente/design-system/link';
import { Link } from '@puente/platform/router';

/** Paths that the server handles, not the router: files and the API. */
const served = /^\/(?:api|auth|uploads|assets)\//;

/** Link component of the design system that uses the page's router. */
export function InternalLink({ href, children, ...rest }: LinkComponentProps) {
  if (served.test(href)) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link to={href} {...rest}>
      {children}
    </Link>
  );
}
