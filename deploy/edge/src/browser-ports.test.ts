import { isRefusedByBrowsers } from './browser-ports.ts';

test.each([22, 6000, 6666, 10080])('port %d is refused, as by the fetch of Node', async (port) => {
  expect(isRefusedByBrowsers(port)).toBe(true);
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toMatchObject({ cause: { message: 'bad port' } });
});

test.each([80, 443, 3000, 8080, 5999])('port %d is not', (port) => {
  expect(isRefusedByBrowsers(port)).toBe(false);
});
