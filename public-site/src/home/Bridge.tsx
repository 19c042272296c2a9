import styles from './Bridge.module.css';

/** Seven arches: centre, radius and the height at which each springs from its piers. */
const arches = [
  { x: 130, radius: 64, spring: 201 },
  { x: 294, radius: 80, spring: 199 },
  { x: 491, radius: 95, spring: 200 },
  { x: 720, radius: 110, spring: 209 },
  { x: 949, radius: 95, spring: 200 },
  { x: 1146, radius: 80, spring: 199 },
  { x: 1310, radius: 64, spring: 201 },
] as const;

const water = 236;
const opening = ({ x, radius, spring }: (typeof arches)[number]) =>
  `M${x - radius} ${water}V${spring}A${radius} ${radius} 0 0 1 ${x + radius} ${spring}V${water}Z`;
/** The stone: under the deck's curve, with the openings left out by the even-odd rule. */
const stone = `M0 131Q720 31 1440 131V${water}H0Z${arches.map(opening).join('')}`;

/** The product's picture: a bridge, two people who walk towards each other on it, and the sun behind. Decoration. */
export function Bridge() {
  return (
    <svg
      className={styles.bridge}
      viewBox="0 0 1440 300"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <circle className={styles.sun} cx="884" cy="112" r="84" />
      <path className={styles.hills} d="M0 236V190q160-64 330-22t330 8 300-30 480 20v70Z" />
      <path className={styles.water} d={`M0 ${water}H1440V300H0Z`} />
      <path className={styles.stone} fillRule="evenodd" d={stone} />
      <path className={styles.reflection} fillRule="evenodd" d={stone} transform={`matrix(1 0 0 -.42 0 ${water * 1.42})`} />
      <path className={styles.ripples} d="M250 262h90m420-6h150M560 280h120m380-10h70M90 284h60m1120-4h100" />
      <Person x={588} y={84} />
      <Person x={838} y={84} />
    </svg>
  );
}

/** Feet at x, y. */
function Person({ x, y }: { x: number; y: number }) {
  return (
    <g className={styles.person} transform={`translate(${x} ${y})`}>
      <circle cy="-35" r="6.5" />
      <path d="M-8-1v-15a8 8 0 0 1 16 0v15Z" />
    </g>
  );
}
