import { href } from '@puente/platform/links';
import { Link } from '@puente/platform/router';
import { shadeOf } from './shades.ts';
import { columns, rows, tiles, type Tile } from './tiles.ts';
import styles from './ProvinceMap.module.css';

/** From one square to the next, and the side of a square. */
const step = 44;
const side = 40;

/**
 * The picture: a square for each province with the number of its projects. It is hidden from screen readers and keys, which
 * have the same links in the list beside it; the pointer may use either.
 */
export function ProvinceMap({ counts }: { counts: Readonly<Record<string, number>> }) {
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${columns * step} ${rows * step}`}
      aria-hidden="true"
      focusable="false"
    >
      {/* The Canary Islands are far from where they stand here. */}
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
