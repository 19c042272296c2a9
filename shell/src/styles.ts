// Keep this order: layers and tokens must come before the styles of any component.
import '@puente/design-system/styles/index.css';
import '@puente/design-system/styles/font.css';
