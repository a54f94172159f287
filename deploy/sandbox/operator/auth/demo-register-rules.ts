import type { RegisterField, RegisterRule } from '@tessera/shared/wire/auth';

const any = { acceptedPattern: '*', patternId: 'anyCharacters' } as const;
const lettersAndDigits = {
  acceptedPattern: '(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+',
  patternId: 'lettersAndDigits',
} as const;
const digits = { acceptedPattern: '[0-9]+', patternId: 'digits' } as const;
const email = { acceptedPattern: '[^\\s@]+@[^\\s@]+\\.[^\\s@]+', patternId: 'email' } as const;

type Rest = Partial<Omit<RegisterRule, 'field'>>;

function rule(field: RegisterField, minLength: number, maxLength: number, rest: Rest = {}): RegisterRule {
  return { field, enabled: true, required: false, ...any, minLength, maxLength, ...rest };
}

const off = { enabled: false } as const;
const must = { required: true } as const;

/** Names of people by the merchant's writing. */
const payeePatterns: Readonly<Record<string, Rest>> = {
  aurora: { acceptedPattern: '[가-힣]+', patternId: 'korean' },
  lotus: { acceptedPattern: '[\\p{L} ]+', patternId: 'lettersAndSpaces' },
  harbor: { acceptedPattern: '[A-Za-z ]+', patternId: 'englishAndSpaces' },
};

/** The registration form of a demo merchant: short on purpose, every other field of spec §3 is known and switched off. */
export function demoRules(merchant: string): RegisterRule[] {
  return [
    rule('username', 6, 13, { ...must, ...lettersAndDigits }),
    rule('password', 6, 12, { ...must, ...lettersAndDigits }),
    rule('payeeName', 2, 30, payeePatterns[merchant] ?? {}),
    rule('mobileNum', 6, 15, digits),
    rule('email', 6, 80, email),
    rule('affiliateCode', 4, 12, lettersAndDigits),
    rule('referralCode', 4, 12, { acceptedPattern: '[A-Za-z0-9]+', patternId: 'alphanumeric' }),
    rule('captcha', 1, 12, must),
    rule('paymentPassword', 6, 6, { ...off, ...digits }),
    rule('recommenderId', 6, 13, { ...off, ...lettersAndDigits }),
    rule('nickname', 2, 12, off),
    rule('fullName', 2, 60, off),
    rule('birthday', 10, 10, { ...off, acceptedPattern: '\\d{4}-\\d{2}-\\d{2}', patternId: 'dateYearFirst' }),
    ...(['telegram', 'zalo', 'line', 'whatsapp', 'facebook', 'wechat'] as const).map((field) =>
      rule(field, 2, 40, off),
    ),
    rule('qqNum', 5, 12, { ...off, ...digits }),
    rule('idNumber', 6, 20, off),
    ...(['address', 'nationality', 'occupation', 'sourceOfIncome'] as const).map((field) => rule(field, 2, 120, off)),
  ];
}
