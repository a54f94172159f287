import { phoneSystem } from './phone-system.ts';

const on = (userAgent: string, maxTouchPoints = 5) => phoneSystem({ userAgent, maxTouchPoints } as Navigator);
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Safari/605.1.15';

it('a phone or tablet is recognised by its system, and a desktop has none', () => {
  expect(on('Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile')).toBe('android');
  expect(on('Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile')).toBe('ios');
  expect(on(mac, 5)).toBe('ios');
  expect(on(mac, 0)).toBeUndefined();
  expect(on('Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0', 10)).toBeUndefined();
});
