/** Texts of a picture field, which differ for a photo and a logo. */
export interface PictureWords {
  /** Label of the button, without and with a picture. */
  add: string;
  change: string;
  remove: string;
  /** Accessible name of the field: 'Elegir una foto'. */
  choose: string;
  /** Title of the dialog, and its button. */
  crop: string;
  keep: string;
  /** Alternative text of the preview: 'Tu foto, como quedará'. */
  shown: string;
  /** Title of the message when the picture could not be saved. */
  failed: string;
  /** Name of the saved file, without extension. */
  fileName: string;
}
