// Keep this order: layers and tokens must come before the styles of any component.
import '@fontsource-variable/figtree/wght.css';
import '@puente/design-system/styles/index.css';
