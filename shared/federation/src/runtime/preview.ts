import { previewElementId } from '../preview.ts';

/** Tells whether this page has an app from elsewhere, or asked for one. It is not measured as one of other visitors. */
export const isPreview = (): boolean => document.getElementById(previewElementId) !== null;
