/**
 * Version of the contract. Raised when a call or an entity changes in a way that an app built before would not survive;
 * a release that was written against another version is refused (deploy/releases).
 */
export const contractVersion = 1;
