/** Holds something back, such as a response, until the test releases it, which is more reliable than a delay. */
export function deferred(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}
