import styles from './ProvinceMap.module.css';
import { shades } from './shades.ts';

/** Legend of the map's shades. Hidden from screen readers, like the map itself. */
export function MapLegend() {
  return (
    <p className={styles.legend} aria-hidden="true">
      <span>Proyectos abiertos:</span>
      {shades.map(({ words }, index) => (
        <span key={words}>
          <svg viewBox="0 0 16 16" focusable="false">
            <rect
              className={styles.swatch}
              data-shade={index + 1}
              x="1"
              y="1"
              width="14"
              height="14"
              rx="3"
            />
          </svg>
          {words}
        </span>
      ))}
    </p>
  );
}
