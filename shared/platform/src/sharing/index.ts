export { copyText } from './copy-text.ts';
export { shareAddress } from './share-address.ts';
