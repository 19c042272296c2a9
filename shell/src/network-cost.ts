interface Connection {
  saveData?: boolean;
  type?: string;
  effectiveType?: string;
}

/** Network information, which not every browser has. */
const connection = (): Connection => ('connection' in navigator ? (navigator.connection as Connection) : {});

/** Tells whether the visitor asked for fewer bytes. */
export const savesData = (): boolean => connection().saveData === true;

/** Tells whether each byte may cost money. */
export const isMetered = (): boolean => savesData() || connection().type === 'cellular';

/** Returns the browser's rating of the network: `4g` is the best, and the default. */
export const effectiveType = (): string => connection().effectiveType ?? '4g';
