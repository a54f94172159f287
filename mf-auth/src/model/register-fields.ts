import { askedRules, type RegisterField, type RegisterRule, type RegisterWay } from '@tessera/shared/wire/auth';

export type FormFieldName = Exclude<RegisterField, 'captcha'> | 'confirmPassword' | 'verificationCode';

/** One field of the registration form, in the order in which the operator names them. */
export interface FormField {
  readonly name: FormFieldName;
  /** With `required` as it counts here, which is not always as the rule says (spec §5). */
  readonly rule: RegisterRule;
}

/** Spec §5: a code has 0 to 255 characters, so that a wrong one is told as wrong; it is asked for wherever it is shown. */
const codeRule = (rule: RegisterRule): RegisterRule => ({
  ...rule,
  required: true,
  acceptedPattern: '*',
  patternId: 'anyCharacters',
  minLength: 0,
  maxLength: 255,
});

/** The fields of a registration; `hidden` are those that are settled already, e.g. a proved invitation code. */
export function fieldsOf(
  rules: readonly RegisterRule[],
  way: RegisterWay,
  hidden: readonly RegisterField[] = [],
): readonly FormField[] {
  return askedRules(rules, way)
    .filter(({ field }) => !hidden.includes(field))
    .flatMap((rule): FormField[] => {
      const { field } = rule;
      if (field === 'captcha') return [];
      // By mobile the confirmation is the password itself (spec §5).
      if (field === 'password' && way.by === 'username')
        return [
          { name: 'password', rule },
          { name: 'confirmPassword', rule },
        ];
      if (field === 'mobileNum' && way.isMobileProved)
        return [
          { name: 'mobileNum', rule },
          { name: 'verificationCode', rule: codeRule(rule) },
        ];
      return [{ name: field, rule }];
    });
}

/** Whether the merchant asks for a captcha with every registration. */
export const needsCaptcha = (rules: readonly RegisterRule[]): boolean =>
  rules.some((rule) => rule.field === 'captcha' && rule.enabled);
