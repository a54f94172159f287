import type { RegisterField, RegisterRule } from './get-register-settings.ts';

/** The kinds of registration that the merchant's switches allow. */
export interface RegisterWay {
  readonly by: 'username' | 'mobile';
  /** Registering by phone asks for a password too (MOBILENUMPASSREG3); by username always. */
  readonly hasPassword: boolean;
  /** The number must be verified by a code: by phone always, by username with REGMOBVERF3. */
  readonly isMobileProved: boolean;
  /** Without agents (MF_AGENT off) there are no invitation codes. */
  readonly hasAgents: boolean;
}

const ofAgents: readonly RegisterField[] = ['affiliateCode', 'recommenderId'];

function alwaysAsked({ by, hasPassword, isMobileProved }: RegisterWay): readonly RegisterField[] {
  if (by === 'mobile') return hasPassword ? ['mobileNum', 'password'] : ['mobileNum'];
  return isMobileProved ? ['username', 'password', 'mobileNum'] : ['username', 'password'];
}

function isLeftOut(field: RegisterField, { by, hasPassword, hasAgents }: RegisterWay): boolean {
  if (by === 'mobile' && (field === 'username' || (field === 'password' && !hasPassword))) return true;
  return !hasAgents && ofAgents.includes(field);
}

const openRule = (field: RegisterField): RegisterRule => ({
  field,
  enabled: true,
  required: true,
  ...(field === 'mobileNum'
    ? { acceptedPattern: '[0-9]+', patternId: 'digits', minLength: 6, maxLength: 15 }
    : { acceptedPattern: '*', patternId: 'anyCharacters', minLength: 1, maxLength: 64 }),
});

/** Always a PIN of `setPaymentPassword`, whatever the rules say, because withdrawals accept nothing else. */
const pinRule = { acceptedPattern: '[0-9]+', patternId: 'digits', minLength: 6, maxLength: 6 } as const;

/**
 * The rules of the fields that a registration asks for, with the effective `required`, which may differ from the rule
 * (spec §5): username and password by username, the number by phone or if it is verified, the payment password
 * as soon as it is shown, in the form that it has everywhere.
 */
export function askedRules(rules: readonly RegisterRule[], way: RegisterWay): RegisterRule[] {
  const always = alwaysAsked(way);
  const missing = always.filter((field) => !rules.some((rule) => rule.field === field)).map(openRule);
  const asked = [...missing, ...rules].flatMap((rule): RegisterRule[] => {
    if (isLeftOut(rule.field, way)) return [];
    if (always.includes(rule.field)) return [{ ...rule, enabled: true, required: true }];
    if (!rule.enabled) return [];
    return [rule.field === 'paymentPassword' ? { ...rule, ...pinRule, required: true } : rule];
  });
  // By phone the number is the username, so it comes first.
  return way.by === 'mobile' ? asked.sort((one, other) => rankOf(one) - rankOf(other)) : asked;
}

const rankOf = ({ field }: RegisterRule): number => (field === 'mobileNum' ? 0 : 1);
