/** Drawings of 800 × 450, each with its own motif and colours. */

interface Cover {
  ground: string;
  shape: string;
  /** A second colour of the motif. */
  accent: string;
  motif: (colours: Cover) => string;
}

const rows = (count: number, draw: (index: number) => string): string => Array.from({ length: count }, (_, index) => draw(index)).join('');

const bars = [90, 150, 120, 210, 180, 260, 300];

const drawn: readonly Cover[] = [
  {
    ground: '#0b4f4a', shape: '#f2b705', accent: '#fbf8f1',
    motif: ({ shape, accent }) =>
      `<path d="M120 450a280 280 0 0 1 560 0" fill="none" stroke="${shape}" stroke-width="48"/><path d="M250 450a150 150 0 0 1 300 0" fill="none" stroke="${accent}" stroke-width="20"/>`,
  },
  {
    ground: '#1f3a5f', shape: '#e07a5f', accent: '#f4e3c1',
    motif: ({ shape, accent }) =>
      rows(4, (at) => `<path d="M0 ${190 + at * 70}q100 -70 200 0t200 0t200 0t200 0v300H0z" fill="${at % 2 === 0 ? shape : accent}" fill-opacity="${0.35 + at * 0.2}"/>`),
  },
  {
    ground: '#f4e3c1', shape: '#7a2e1d', accent: '#d98e04',
    motif: ({ shape, accent }) =>
      rows(5, (at) => `<rect x="${170 + (at % 2) * 46}" y="${330 - at * 62}" width="${440 - at * 26}" height="50" rx="6" fill="${at % 2 === 0 ? shape : accent}"/>`),
  },
  {
    ground: '#3d405b', shape: '#81b29a', accent: '#f2cc8f',
    motif: ({ shape, accent }) =>
      `<path d="M150 330L330 150L470 290L650 110M330 150L650 330M470 290L150 120" stroke="${shape}" stroke-width="8" fill="none"/>${['150 330', '330 150', '470 290', '650 110', '650 330', '150 120']
        .map((at, index) => `<circle cx="${at.split(' ')[0]}" cy="${at.split(' ')[1]}" r="${index % 2 === 0 ? 30 : 20}" fill="${accent}"/>`)
        .join('')}`,
  },
  {
    ground: '#e9efe6', shape: '#386641', accent: '#a7c957',
    motif: ({ shape, accent }) =>
      `<path d="M400 430V150" stroke="${shape}" stroke-width="14"/>${rows(4, (at) => `<path d="M400 ${370 - at * 64}c${at % 2 === 0 ? '' : '-'}60 -10 ${at % 2 === 0 ? '' : '-'}150 -40 ${at % 2 === 0 ? '' : '-'}160 -110c${at % 2 === 0 ? '-' : ''}80 0 ${at % 2 === 0 ? '-' : ''}150 50 ${at % 2 === 0 ? '-' : ''}160 110z" fill="${at % 2 === 0 ? shape : accent}"/>`)}`,
  },
  {
    ground: '#22223b', shape: '#c9ada7', accent: '#f2e9e4',
    motif: ({ shape, accent }) =>
      bars.map((high, at) => `<rect x="${110 + at * 86}" y="${370 - high}" width="54" height="${high}" fill="${at === 6 ? accent : shape}"/>`).join(''),
  },
  {
    ground: '#faf3dd', shape: '#5e6472', accent: '#ff6b6b',
    motif: ({ shape, accent }) =>
      `<path d="M90 120h420a40 40 0 0 1 40 40v110a40 40 0 0 1 -40 40H220l-80 70v-70H90a40 40 0 0 1 -40 -40V160a40 40 0 0 1 40 -40z" fill="${shape}"/><path d="M470 60h230a36 36 0 0 1 36 36v90a36 36 0 0 1 -36 36h-20v56l-64 -56H470a36 36 0 0 1 -36 -36V96a36 36 0 0 1 36 -36z" fill="${accent}"/>`,
  },
  {
    ground: '#264653', shape: '#e9c46a', accent: '#2a9d8f',
    motif: ({ shape, accent }) =>
      `<circle cx="560" cy="150" r="80" fill="${shape}"/><path d="M0 450L220 190L360 350L500 230L800 450z" fill="${accent}"/><path d="M0 450L120 330L300 450z" fill="${shape}" fill-opacity=".5"/>`,
  },
  {
    ground: '#fdf0d5', shape: '#003049', accent: '#c1121f',
    motif: ({ shape, accent }) =>
      rows(24, (at) => `<circle cx="${130 + (at % 8) * 78}" cy="${110 + Math.floor(at / 8) * 115}" r="${at === 12 ? 44 : 22}" fill="${at === 12 ? accent : shape}"/>`),
  },
  {
    ground: '#5f0f40', shape: '#fb8b24', accent: '#9a031e',
    motif: ({ shape, accent }) =>
      rows(6, (at) => `<path d="M${60 + at * 110} 450v-${70 + at * 62}h110v${70 + at * 62}z" fill="${at % 2 === 0 ? accent : shape}"/>`),
  },
  {
    ground: '#d8e2dc', shape: '#6d597a', accent: '#b56576',
    motif: ({ shape, accent }) =>
      `<path d="M400 120q-130 -60 -280 -10v260q150 -50 280 10z" fill="${shape}"/><path d="M400 120q130 -60 280 -10v260q-150 -50 -280 10z" fill="${accent}"/>${rows(4, (at) => `<path d="M450 ${180 + at * 42}q90 -34 190 -16" stroke="#fff" stroke-width="8" fill="none"/>`)}`,
  },
  {
    ground: '#14213d', shape: '#fca311', accent: '#e5e5e5',
    motif: ({ shape, accent }) =>
      `<circle cx="400" cy="225" r="150" fill="none" stroke="${accent}" stroke-width="18"/><path d="M400 225V120M400 225l86 54" stroke="${shape}" stroke-width="22" stroke-linecap="round"/>${rows(12, (at) => `<path d="M400 60v22" stroke="${shape}" stroke-width="8" transform="rotate(${at * 30} 400 225)"/>`)}`,
  },
];

export const covers: readonly string[] = drawn.map(
  (cover) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 450"><rect width="800" height="450" fill="${cover.ground}"/>${cover.motif(cover)}</svg>`,
);
