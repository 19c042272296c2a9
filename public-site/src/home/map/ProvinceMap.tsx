import { href } from '@puente/platform/links';
import { Link } from '@puente/platform/router';
import styles from './ProvinceMap.module.css';
import { shadeOf, shades } from './shades.ts';
import { columns, rows, type Tile, tiles } from './tiles.ts';

/** Grid step, and side of a square. */
const step = 44;
const side = 40;

/**
 * Map with a square for each province and the number of its projects. Hidden from screen readers and the keyboard, as the list next to it
 * has the same links.
 */
export function ProvinceMap({ counts }: { counts: Readonly<Record<string, number>> }) {
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${columns * step} ${rows * step}`}
      aria-hidden="true"
      focusable="false"
    >
      {/* The Canary Islands are not drawn at their real position. */}
      <path className={styles.inset} d={`M0 ${8 * step - 10}H${2 * step + 8}V${9 * step}`} />
      {tiles.map((tile) => (
        <ProvinceTile key={tile[0]} tile={tile} projects={counts[tile[0]] ?? 0} />
      ))}
    </svg>
  );
}

function ProvinceTile({ tile: [province, column, row, code], projects }: { tile: Tile; projects: number }) {
  const [x, y] = [column * step, row * step];
  const square = (
    <g className={styles.tile} data-shade={shadeOf(projects)}>
      <title>{`${province}: ${projects}`}</title>
      <rect x={x + 1} y={y + 1} width={side} height={side} rx="6" />
      <text className={styles.code} x={x + 6} y={y + 14}>
        {code}
      </text>
      {projects > 0 && (
        <text className={styles.number} x={x + side - 4} y={y + side - 6}>
          {projects}
        </text>
      )}
    </g>
  );
  if (projects === 0) return square;
  return (
    <Link to={href('projects', {}, { province })} tabIndex={-1}>
      {square}
    </Link>
  );
}

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
