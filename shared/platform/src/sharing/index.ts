export { shareAddress } from './share-address.ts';
