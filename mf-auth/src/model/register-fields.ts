import type { RegisterField, RegisterRule } from '@tessera/shared/wire/auth';

export type FormFieldName = Exclude<RegisterField, 'captcha'> | 'confirmPassword';

/** One field of the registration form, in the order in which the operator names them. */
export interface FormField {
  readonly name: FormFieldName;
  /** With `required` as it counts here, which is not always as the rule says (spec §5). */
  readonly rule: RegisterRule;
}

/** Asked of everybody, whatever the rules say. */
const alwaysRequired: readonly RegisterField[] = ['username', 'password'];
/** Required as soon as it is shown. */
const requiredWhenShown: readonly RegisterField[] = ['paymentPassword'];

const openRule = (field: RegisterField): RegisterRule => ({
  field,
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 'anyCharacters',
  minLength: 1,
  maxLength: 64,
});

function asked(rule: RegisterRule): RegisterRule {
  if (alwaysRequired.includes(rule.field)) return { ...rule, enabled: true, required: true };
  return { ...rule, required: rule.required || requiredWhenShown.includes(rule.field) };
}

/** The fields of a registration by username; `hidden` are those that are settled already, e.g. a proved invitation code. */
export function fieldsOf(rules: readonly RegisterRule[], hidden: readonly RegisterField[] = []): readonly FormField[] {
  const missing = alwaysRequired.filter((field) => !rules.some((rule) => rule.field === field)).map(openRule);
  return [...missing, ...rules]
    .map(asked)
    .filter((rule) => rule.enabled && !hidden.includes(rule.field))
    .flatMap((rule): FormField[] => {
      if (rule.field === 'captcha') return [];
      if (rule.field !== 'password') return [{ name: rule.field, rule }];
      return [
        { name: 'password', rule },
        { name: 'confirmPassword', rule },
      ];
    });
}

/** Whether the merchant asks for a captcha with every registration. */
export const needsCaptcha = (rules: readonly RegisterRule[]): boolean =>
  rules.some((rule) => rule.field === 'captcha' && rule.enabled);
