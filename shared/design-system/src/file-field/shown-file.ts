/** The chosen file, as the field shows it. */
export interface ShownFile {
  name: string;
  /** Bytes. */
  size: number;
  state: 'uploading' | 'done' | 'failed';
  /** 0 to 100; without it the progress bar is indeterminate. */
  progress?: number | undefined;
}
