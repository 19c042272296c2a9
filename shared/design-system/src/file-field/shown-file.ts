/** What the field shows of the file that was chosen. */
export interface ShownFile {
  name: string;
  /** Bytes. */
  size: number;
  state: 'uploading' | 'done' | 'failed';
  /** 0 to 100; without it the bar only says that it is working. */
  progress?: number | undefined;
}
