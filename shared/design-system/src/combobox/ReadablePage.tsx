import { use, useEffect } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';

/** Elements with this attribute stay readable and reachable next to an open list of react-aria. */
const staysReadable = 'data-react-aria-top-layer';

/**
 * Keeps the page readable while a list is open. react-aria marks the page around the list `aria-hidden`, with the field's label and
 * everything that Tab can still reach. But the list is next to the field, not over the page.
 *
 * The attribute belongs to the library but is not documented, since there is no option for this: adobe/react-spectrum#4937, open since
 * 2023. `isNonModal` of the popover has no effect, because the combobox sets `aria-hidden` itself (`useComboBox`). A maintainer recommends
 * the attribute in adobe/react-spectrum#6774, until there is an option. A test of ComboBox fails when a new version drops it.
 */
export function ReadablePage() {
  const isOpen = use(ComboBoxStateContext)?.isOpen ?? false;
  // Effects of a child come before those of the ComboBox, which does the marking.
  useEffect(() => {
    if (!isOpen) return;
    const parts = [...document.body.children].filter((part) => !part.hasAttribute(staysReadable));
    for (const part of parts) part.setAttribute(staysReadable, '');
    return () => {
      for (const part of parts) part.removeAttribute(staysReadable);
    };
  }, [isOpen]);
  return null;
}
