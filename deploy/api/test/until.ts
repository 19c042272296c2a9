/** Waits until something holds. @throws when it does not, in time */
export async function until(holds: () => Promise<boolean> | boolean, milliseconds = 10_000): Promise<void> {
  const end = performance.now() + milliseconds;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`It did not come true in ${milliseconds} ms.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
