import { render } from '@testing-library/react';
import { CountryFlag } from './country-flag.tsx';

const near = ['KR', 'JP', 'CN', 'TW', 'HK', 'SG', 'TH', 'VN', 'PH', 'MY', 'ID', 'KH', 'LA', 'MM', 'IN'];
const far = ['US', 'GB', 'AU', 'NZ', 'CA', 'DE', 'FR'];

it('draws a flag of its own for each country that players are likely to come from', () => {
  const drawn = [...near, ...far].map((country) => {
    const flag = render(<CountryFlag country={country} />).container.querySelector(`[data-flag="${country}"]`);
    expect([country, flag?.childElementCount]).toEqual([country, expect.any(Number)]);
    return flag?.innerHTML;
  });
  expect(new Set(drawn).size).toBe(drawn.length);
});
