import { setSwitches } from '@tessera/shared/switches';
import { getCaptcha, getRegisterSettings, register, registerFields } from '@tessera/shared/wire/auth';
import { screen, waitFor } from '@testing-library/react';
import ko from '../../../locales/ko.json';
import { kindOperator, rule, settings } from '../../testing/answers.ts';
import { freshVisitor, prepareSite, renderDialog, switchOff, switchOnly } from '../../testing/render-dialog.tsx';
import RegisterDialog from './register.dialog.tsx';

beforeAll(prepareSite);
beforeEach(() => {
  freshVisitor('/register');
  switchOnly('REG3', 'USERNAMEREG3', 'CAPTCHA3');
});

const words: Readonly<Record<string, string>> = { ...ko.field, captcha: ko.captcha.label };
const labelOf = (field: string) => words[field] ?? '';
const any = { acceptedPattern: '*', patternId: 'anyCharacters', minLength: 1, maxLength: 64 } as const;
const date = { patternId: 'dateYearFirst', minLength: 10, maxLength: 10 } as const;
const everyRule = registerFields.map((field) =>
  rule(field, { ...any, required: true, ...(field === 'birthday' ? date : {}) }),
);

function everything(required: boolean) {
  const operator = kindOperator();
  const rules = everyRule.map((one) => ({ ...one, required }));
  operator.answer(getRegisterSettings, () => ({ ...settings, rules }));
  return { operator, ...renderDialog(RegisterDialog, {}) };
}

describe('a registration that asks for everything', () => {
  it('shows each of the rule list’s fields and of the nine further ones, with a name of its own', async () => {
    everything(true);
    await screen.findByLabelText(labelOf('username'));
    expect(registerFields).toHaveLength(25);
    for (const field of [...registerFields, 'confirmPassword']) {
      const input = await screen.findByLabelText(labelOf(field));
      expect([field, input.getAttribute('name')]).toEqual([field, field]);
    }
  });

  it('requires every one of them and says so under each', async () => {
    const { operator, person } = everything(true);
    await person.click(await screen.findByRole('button', { name: '가입하기' }));
    const sentences: readonly string[] = [ko.field.empty, ...Object.values(ko.missing)];
    const told = () => screen.getAllByText((text) => sentences.includes(text));
    await waitFor(() => expect(told()).toHaveLength(registerFields.length + 1));
    const { usernameOrMobile: _, ...here } = ko.missing;
    for (const sentence of Object.values(here)) expect(screen.getByText(sentence)).toBeVisible();
    expect(operator.calls(register)).toHaveLength(0);
  });

  it.each(['payeeName', 'fullName'] as const)('says of a %s that is none, and what one looks like', async (field) => {
    const operator = kindOperator();
    const korean = { acceptedPattern: '[가-힣]+', patternId: 'korean', minLength: 2, maxLength: 30 } as const;
    operator.answer(getRegisterSettings, () => ({ ...settings, rules: [rule(field, korean)] }));
    const { person } = renderDialog(RegisterDialog, {});
    const input = await screen.findByLabelText(labelOf(field));
    await person.type(input, 'Kim 7');
    await person.tab();
    const told = '실명 형식이 올바르지 않습니다. 한글 2–30자로 입력하세요.';
    await waitFor(() => expect(input).toHaveAccessibleDescription(told));
  });

  it('leaves out what was left empty when it need not be filled', async () => {
    const { operator, person, close } = everything(false);
    await person.type(await screen.findByLabelText(labelOf('username')), 'moonlit07');
    await person.type(screen.getByLabelText(labelOf('password')), 'abc123');
    await person.type(screen.getByLabelText(labelOf('confirmPassword')), 'abc123');
    await person.type(screen.getByLabelText(labelOf('paymentPassword')), '482159');
    await person.type(await screen.findByLabelText(labelOf('captcha')), '7K2F');
    await person.click(screen.getByRole('checkbox'));
    await person.click(screen.getByRole('button', { name: '가입하기' }));
    await waitFor(() => expect(close).toHaveBeenCalled());
    const sent = operator.calls(register)[0]?.request ?? {};
    expect(Object.keys(sent).sort()).toEqual([
      'altcha',
      'captcha',
      'captchaId',
      'confirmPassword',
      'domain',
      'login',
      'password',
      'paymentPassword',
      'registerMethod',
      'registerUrl',
      'username',
    ]);
  });

  it.each([
    ['username', { autocomplete: 'username' }],
    ['password', { type: 'password', autocomplete: 'new-password' }],
    ['paymentPassword', { type: 'password', inputmode: 'numeric', autocomplete: 'off' }],
    ['email', { type: 'email', inputmode: 'email', autocomplete: 'email' }],
    ['mobileNum', { type: 'tel', inputmode: 'tel', autocomplete: 'tel-national' }],
    ['birthday', { type: 'date', autocomplete: 'bday' }],
    ['fullName', { autocomplete: 'name' }],
    ['address', { autocomplete: 'street-address' }],
    ['whatsapp', { inputmode: 'tel' }],
  ])('offers the right keyboard and memory for %s', async (field, attributes) => {
    everything(true);
    const input = await screen.findByLabelText(labelOf(field));
    for (const [name, value] of Object.entries(attributes)) expect(input).toHaveAttribute(name, value);
  });

  it('asks for no captcha while that module is off, even where the rules were asked for before', async () => {
    switchOff('CAPTCHA3');
    const { operator } = everything(true);
    await screen.findByLabelText(labelOf('username'));
    expect(screen.queryByLabelText(labelOf('captcha'))).not.toBeInTheDocument();
    expect(operator.calls(getCaptcha)).toHaveLength(0);
  });

  it('asks for no agent where there are none', async () => {
    setSwitches([
      { modId: 'REG3', enabled: '1' },
      { modId: 'USERNAMEREG3', enabled: '1' },
      { modId: 'MF_AGENT', enabled: '0' },
    ]);
    everything(true);
    await screen.findByLabelText(labelOf('username'));
    expect(screen.queryByLabelText(labelOf('affiliateCode'))).not.toBeInTheDocument();
    expect(screen.queryByLabelText(labelOf('recommenderId'))).not.toBeInTheDocument();
  });
});
