import styles from './Bridge.module.css';

/** Y coordinate of the water, the base line of the drawing. The sky above is for the sun. */
const water = 396;

/** Seven arches: centre, radius and the height at which each leaves its piers. */
const arches = [
  [130, 64, 361],
  [294, 80, 359],
  [491, 95, 360],
  [720, 110, 369],
  [949, 95, 360],
  [1146, 80, 359],
  [1310, 64, 361],
] as const;

const opening = ([x, radius, spring]: (typeof arches)[number]) =>
  `M${x - radius} ${water}V${spring}A${radius} ${radius} 0 0 1 ${x + radius} ${spring}V${water}Z`;

/** Path of the stone: the area under the deck's curve. The even-odd rule leaves the openings out. */
const stone = `M0 291Q720 191 1440 291V${water}H0Z${arches.map(opening).join('')}`;

/** Decorative picture of the product: a bridge, two people walking towards each other, and the sun behind. */
export function Bridge() {
  return (
    <svg
      className={styles.bridge}
      viewBox="0 0 1440 460"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <circle className={styles.sun} cx="976" cy="190" r="126" />
      <path className={styles.hills} d={`M0 ${water}v-46q160-64 330-22t330 8 300-30 480 20v70Z`} />
      <path className={styles.water} d={`M0 ${water}H1440V460H0Z`} />
      <path className={styles.stone} fillRule="evenodd" d={stone} />
      <path
        className={styles.reflection}
        fillRule="evenodd"
        d={stone}
        transform={`matrix(1 0 0 -.42 0 ${water * 1.42})`}
      />
      <path className={styles.ripples} d="M250 422h90m420-6h150M560 440h120m380-10h70M90 444h60m1120-4h100" />
      <Person x={604} y={243} />
      <Person x={804} y={242} />
    </svg>
  );
}

/** A person whose feet are at x, y. */
function Person({ x, y }: { x: number; y: number }) {
  return (
    <g className={styles.person} transform={`translate(${x} ${y}) scale(1.3)`}>
      <circle cy="-35" r="6.5" />
      <path d="M-8 0v-16a8 8 0 0 1 16 0v16Z" />
    </g>
  );
}
