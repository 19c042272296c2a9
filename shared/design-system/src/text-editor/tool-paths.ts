/** Drawings of the tools, in the manner of `icon-paths.ts`. They are here because every page loads those. */
export const toolPaths = {
  bold: 'M7.5 4.5h5.25a3.6 3.6 0 0 1 0 7.2H7.5zm0 7.2h6.25a3.9 3.9 0 0 1 0 7.8H7.5z',
  italic: 'M10 4.5h8m-12 15h8M14.5 4.5l-5 15',
  heading: 'M4 5.5v13m8.5-13v13M4 12h8.5M16 11a2.2 2.2 0 0 1 4.3.5c0 2.5-4.3 4-4.3 7h4.5',
  subheading: 'M4 5.5v13m8.5-13v13M4 12h8.5M16 10h4.5l-2.7 3.2a2.6 2.6 0 1 1-2.1 4.3',
  bullets: 'M9.5 6.5H20M9.5 12H20M9.5 17.5H20M4.5 6.5v.01m0 5.49v.01m0 5.49v.01',
  numbers:
    'M10 6.5h10M10 12h10m-10 5.5h10M4 5l1.5-.8v5.3M4 14.6a1.3 1.3 0 0 1 2.6.2c0 1.5-2.6 2.2-2.6 4.2h2.8',
  quote: 'M5 12.5h4.5v5H5zm0 0c0-3.5 1-5.5 3.5-6M14 12.5h4.5v5H14zm0 0c0-3.5 1-5.5 3.5-6',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1',
  picture:
    'M5 5h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1m-1 11.5 4.5-4.5 5 5 2.5-2.5 4 4M15.5 9.5v.01',
  undo: 'M8.5 5 4.5 9l4 4M4.5 9H14a5 5 0 0 1 0 10h-4',
  redo: 'm15.5 5 4 4-4 4m4-4H10a5 5 0 0 0 0 10h4',
  preview:
    'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6',
} as const;

export type ToolName = keyof typeof toolPaths;
