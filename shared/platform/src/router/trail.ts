import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';

/** The address before each entry of the history that was made in this page view, by the entry's key. */
const before = new Map<string, string>();

/** For the shell, once: notes from where each new entry was reached. */
export function useTrail(): void {
  const { key, pathname, search } = useLocation();
  const how = useNavigationType();
  const last = useRef({ key, address: pathname + search });
  useEffect(() => {
    const former = last.current;
    last.current = { key, address: pathname + search };
    if (former.key === key || how === NavigationType.Pop) return;
    const earlier = how === NavigationType.Push ? former.address : before.get(former.key);
    if (earlier !== undefined) before.set(key, earlier);
  }, [key, pathname, search, how]);
}

/**
 * For a link that leads back to a list: when the list is the entry before, the way back is that of the browser, which
 * restores the place on the page.
 * @returns what the link does when it is pressed
 */
export function useWayBack(address: string): (event: Press) => void {
  const { key } = useLocation();
  const navigate = useNavigate();
  return (event) => {
    // Another tab or window is the browser's business.
    const isPlain =
      event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!isPlain || before.get(key) !== address) return;
    event.preventDefault();
    void navigate(-1);
  };
}

interface Press {
  button: number;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
  preventDefault: () => void;
}
