import type { ComponentProps, MouseEvent } from 'react';
import { createPath, resolvePath } from 'react-router-dom';
import { useRouter } from './RouterProvider.tsx';

interface RouterLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address of this site. */
  to: string;
}

/** A link that opens the next page without leaving this one; what asks for another tab or a download is the browser's. */
export function RouterLink({ to, onClick, children, ...rest }: RouterLinkProps) {
  const router = useRouter();
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    const { location } = router.state;
    const path = createPath(resolvePath(to, location.pathname));
    // As in a browser: where one already is does not come into the history again.
    void router.navigate(path, { replace: path === createPath(location) });
  };
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented && isPlain(event) && isForThisTab(rest.target)) follow(event);
      }}
    >
      {children}
    </a>
  );
}

const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);

const isForThisTab = (target: string | undefined): boolean => target === undefined || target === '_self';
