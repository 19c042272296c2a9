import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';

/** The address before each entry of the history that was made in this page view, by the entry's key. */
const before = new Map<string, string>();

/** Records the previous address of each new history entry. The shell calls it once. */
export function useAddressRecording(): void {
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
 * Behaviour of a link back to a list. If the list is the previous entry, it goes back in the history, so that the browser restores the
 * scroll position.
 * @returns the click handler of the link
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
