/**
 * react-aria's press handling writes a <style> element into the page once, which the content security policy refuses.
 * It looks for an element with this id first: an empty one keeps it from writing. The rule it would add
 * (`touch-action`) is in ComboBox.module.css.
 */
const styleId = 'react-aria-pressable-style';

if (typeof document !== 'undefined' && document.getElementById(styleId) === null) {
  const placeholder = document.createElement('meta');
  placeholder.id = styleId;
  // HTML has no `meta` without a name.
  placeholder.name = styleId;
  placeholder.content = '';
  document.head.append(placeholder);
}
