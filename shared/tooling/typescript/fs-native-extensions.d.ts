/** The part of the library that @puente/locks uses; the library ships no types. */
declare module 'fs-native-extensions' {
  /** Locks the whole file behind an open descriptor; false when another descriptor holds the lock. */
  export function tryLock(fd: number): boolean;
}
