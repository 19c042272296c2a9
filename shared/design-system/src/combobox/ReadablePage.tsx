import { use, useEffect } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';

/** What carries it is read out and reached beside an open list of react-aria's. */
const staysReadable = 'data-react-aria-top-layer';

/**
 * react-aria marks the page around an open list `aria-hidden`, with the field's label and everything that Tab still reaches. The
 * list is beside the field and not over the page: what is around it stays to be read.
 *
 * The mark is the library's own but not documented, since it has no option for this: adobe/react-spectrum#4937, open since 2023.
 * `isNonModal` of its popover changes nothing, because the combobox does the marking (`useComboBox`); a maintainer names the mark as
 * the way, and an option as still to come, in adobe/react-spectrum#6774. A test of ComboBox fails when a new version no longer knows it.
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
