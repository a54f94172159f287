import { bankList } from '../../domains/cashier/index.ts';
import { demoMerchants } from './demo-merchants.ts';

it('the banks of a merchant are those of its country', () => {
  const shown = demoMerchants.map(({ code, profile: { homeCountry, defaultLanguage } }) => [
    code,
    bankList(defaultLanguage, homeCountry).map(({ bankName }) => bankName),
  ]);
  expect(Object.fromEntries(shown)).toEqual({
    aurora: ['나루은행', '솔빛은행', '마루은행'],
    lotus: ['Ngân hàng Sông Xanh', 'Ngân hàng Đồng Lúa', 'Ngân hàng Trăng Rằm'],
    harbor: ['Tidewell Bank', 'Oakmere Bank', 'Stonehithe Bank'],
  });
});
