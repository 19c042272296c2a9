import type { LinkComponentProps } from '@puente/design-system/link';
import { Link } from '@puente/platform/router';

/** Paths that are served, not routed: files and the API. */
const served = /^\/(?:api|auth|uploads|assets)\//;

/** The design system's links go through the one router of the page. */
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
