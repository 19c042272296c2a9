/** Waits until a condition holds. @throws when the time is over */
export async function until(holds: () => Promise<boolean> | boolean, milliseconds = 10_000): Promise<void> {
  const end = performance.now() + milliseconds;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`It did not come true in ${milliseconds} ms.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
