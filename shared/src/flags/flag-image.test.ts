import { flagImage } from './flag-image.ts';

it("a country's flag is its own picture", () => {
  const pictures = ['KR', 'JP', 'CN', 'TW', 'HK', 'TH', 'VN', 'PH', 'ID', 'PL', 'US', 'SA'].map(flagImage);
  for (const picture of pictures) expect(picture).toMatch(/^data:image\/svg\+xml,%3Csvg/);
  expect(new Set(pictures).size).toBe(pictures.length);
});

it('a code without a country has no flag', () => {
  expect(flagImage('ZZ')).toBeUndefined();
});
