import { schemaFor } from '@tessera/shared/wire/define-endpoint';
import { describingMoney } from '@tessera/shared/wire/money-codec';
import { createWithdrawal } from '@tessera/shared/wire/wallet';
import fc from 'fast-check';
import { accountNumberProblem, withoutSpaces } from './form-rules.ts';

/** The operator's own schema answers what the form should let through. */
function operatorTakes(fields: { accountNumber: string }): boolean {
  const result = schemaFor(createWithdrawal.request, describingMoney)['~standard'].validate({
    requestId: '6f1b2a52-6c0d-4b40-9f10-0d1a7d0e6a11',
    amount: 1,
    bankCode: 'NARU',
    accountHolder: '데모회원',
    ...fields,
  });
  return !('then' in result) && !result.issues;
}

describe('the account of a withdrawal', () => {
  it('needs a number, with figures and hyphens alone', () => {
    expect(accountNumberProblem('  ')).toBe('missing');
    expect(accountNumberProblem('110-123-45482A')).toBe('malformed');
    expect(accountNumberProblem('-110123454821')).toBe('malformed');
    for (const written of [' 110-123-454821 ', '0011 2233 4455']) expect(accountNumberProblem(written)).toBeUndefined();
  });

  it('lets through exactly the numbers that the operator takes', () => {
    const written = fc.oneof(
      fc.string({ maxLength: 34 }),
      fc.array(fc.constantFrom(...'0123456789-'), { maxLength: 34 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(written, (number) => {
        expect(accountNumberProblem(number) === undefined).toBe(
          operatorTakes({ accountNumber: withoutSpaces(number) }),
        );
      }),
    );
  });
});
