import { namedPatterns, type PatternId, type RegisterField, type RegisterRule } from '@tessera/shared/wire/auth';

const by = (patternId: PatternId) => ({ patternId, acceptedPattern: namedPatterns[patternId] });

type Rest = Partial<Omit<RegisterRule, 'field'>>;

function rule(field: RegisterField, minLength: number, maxLength: number, rest: Rest = {}): RegisterRule {
  return { field, enabled: true, required: false, ...by('anyCharacters'), minLength, maxLength, ...rest };
}

const off = { enabled: false } as const;
const must = { required: true } as const;

/** Names of people by the writing of the merchant's language. */
const payeePatterns: Readonly<Record<string, Rest>> = {
  KO: by('korean'),
  VI: by('lettersAndSpaces'),
  EN: by('englishAndSpaces'),
};

/** The registration form that a merchant begins with: short on purpose, every other field of spec §3 is there and switched off. */
export function defaultRules(language: string): RegisterRule[] {
  return [
    rule('username', 6, 13, { ...must, ...by('lettersAndDigits') }),
    rule('password', 6, 12, { ...must, ...by('lettersAndDigits') }),
    rule('payeeName', 2, 30, payeePatterns[language] ?? {}),
    rule('mobileNum', 6, 15, by('digits')),
    rule('email', 6, 80, by('email')),
    rule('affiliateCode', 4, 12, by('lettersAndDigits')),
    rule('referralCode', 4, 12, by('alphanumeric')),
    rule('captcha', 1, 12, must),
    rule('paymentPassword', 6, 6, { ...off, ...by('digits') }),
    rule('recommenderId', 6, 13, { ...off, ...by('lettersAndDigits') }),
    rule('nickname', 2, 12, off),
    rule('fullName', 2, 60, off),
    rule('birthday', 10, 10, { ...off, ...by('dateYearFirst') }),
    ...(['telegram', 'zalo', 'line', 'whatsapp', 'facebook', 'wechat'] as const).map((field) =>
      rule(field, 2, 40, off),
    ),
    rule('qqNum', 5, 12, { ...off, ...by('digits') }),
    rule('idNumber', 6, 20, off),
    ...(['address', 'nationality', 'occupation', 'sourceOfIncome'] as const).map((field) => rule(field, 2, 120, off)),
  ];
}
