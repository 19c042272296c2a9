/** What a picture is called in each place: the product's words differ for a photo and a logo. */
export interface PictureWords {
  /** On the button, without and with a picture. */
  add: string;
  change: string;
  remove: string;
  /** Names the field for who does not see the button: 'Elegir una foto'. */
  choose: string;
  /** Title of the dialog, and its button. */
  crop: string;
  keep: string;
  /** In the place of the picture, for who does not see it: 'Tu foto, como quedará'. */
  shown: string;
  /** Title of the message when it could not be kept. */
  failed: string;
  /** Of the file that is kept, without the dot. */
  fileName: string;
}
