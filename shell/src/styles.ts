// The order matters: layers and tokens before any component brings its own styles.
import '@fontsource-variable/figtree/wght.css';
import '@puente/design-system/styles/index.css';
