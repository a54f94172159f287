import * as v from 'valibot';
import { currencyOf } from '../../money/money.ts';
import { type Schema, schemaFor } from '../define-endpoint.ts';
import { readingMoney } from '../money-codec.ts';
import { getDepositSettings } from './deposits.ts';

const read = (value: unknown) =>
  v.parse(schemaFor<Schema>(getDepositSettings.answer, readingMoney(currencyOf('P'))), value);

it('a deposit must be 1 or more where the operator names no least amount', () => {
  const method = {
    ...{ methodId: 'bank-transfer', maximumAmount: 1000, fee: 0, expectedMinutes: 5, quickAmounts: [] },
    target: { bankName: 'Sandbox', accountNumber: '110', accountHolder: 'Sandbox' },
  };
  expect(read({ allowDeposit: 'Y', methods: [method] })).toMatchObject({ methods: [{ minimumAmount: 100 }] });
  expect(read({ allowDeposit: 'Y', methods: [{ ...method, minimumAmount: 20 }] })).toMatchObject({
    methods: [{ minimumAmount: 2000 }],
  });
});

it('deposits are closed where the operator names no methods', () => {
  expect(read({ allowDeposit: 'Y', totalDepositSuccessCount: 0 })).toMatchObject({ methods: [], bonuses: [] });
});
