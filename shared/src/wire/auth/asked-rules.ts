import type { RegisterField, RegisterRule } from './get-register-settings.ts';

/** How somebody registers, by the merchant's switches. */
export interface RegisterWay {
  readonly by: 'username' | 'mobile';
  /** Registering by mobile asks for a password as well (MOBILENUMPASSREG3); by username always. */
  readonly hasPassword: boolean;
  /** The number must be proved by a code: always by mobile, by username with REGMOBVERF3. */
  readonly isMobileProved: boolean;
  /** Without agents (MF_AGENT off) nobody is invited by one. */
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

/** A PIN of `setPaymentPassword` and nothing else, whatever the rules say: withdrawals ask for no other. */
const pinRule = { acceptedPattern: '[0-9]+', patternId: 'digits', minLength: 6, maxLength: 6 } as const;

/**
 * The rules of the fields that a registration asks for, with `required` as it counts, which is not always as the rule
 * says (spec §5): username and password by username, the number by mobile or where it is proved, the payment password
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
  // By mobile the number is what the account is called: it stands first.
  return way.by === 'mobile' ? asked.sort((one, other) => rankOf(one) - rankOf(other)) : asked;
}

const rankOf = ({ field }: RegisterRule): number => (field === 'mobileNum' ? 0 : 1);
