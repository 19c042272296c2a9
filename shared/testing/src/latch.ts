/** Holds something back, an answer for example, until the test has seen what it waits for: no time that is too short on a busy machine. */
export function latch(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}
