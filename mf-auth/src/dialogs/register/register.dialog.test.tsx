import { bus } from '@tessera/shared/events';
import { leaveSession, sessionState, writeStored } from '@tessera/shared/session';
import { refuse, signInForTest } from '@tessera/shared/testing';
import { receiveToasts, type ToastMessage } from '@tessera/shared/ui/toast';
import {
  checkUsername,
  getAffiliate,
  getRegisterSettings,
  notePromotionVisit,
  noteReferralVisit,
  register,
} from '@tessera/shared/wire/auth';
import { screen, waitFor, within } from '@testing-library/react';
import { kindOperator, rule, settings } from '../../testing/answers.ts';
import { freshVisitor, prepareSite, renderDialog, switchOff, switchOnly } from '../../testing/render-dialog.tsx';
import RegisterDialog from './register.dialog.tsx';

beforeAll(prepareSite);
beforeEach(() => freshVisitor('/register'));

const field = (label: string) => screen.findByLabelText(label);
const button = () => screen.getByRole('button', { name: '가입하기' });
const terms = () => screen.getByRole('checkbox');
type Person = ReturnType<typeof renderDialog>['person'];

async function fill(person: Person, over: { username?: string; confirm?: string } = {}) {
  await person.type(await field('아이디'), over.username ?? 'moonlit07');
  await person.type(await field('비밀번호'), 'abc123');
  await person.type(await field('비밀번호 확인'), over.confirm ?? 'abc123');
  await person.click(terms());
}

describe('registering', () => {
  it('sends what the rules ask for, signs in, and says that the account is new', async () => {
    const operator = kindOperator();
    const firsts: unknown[] = [];
    const toasts: ToastMessage[] = [];
    receiveToasts((change) => 'show' in change && toasts.push(change.show));
    const subscription = bus.on('auth:first-login').subscribe((fact) => firsts.push(fact));
    const { person, close } = renderDialog(RegisterDialog, {});
    await fill(person);
    await person.type(await field('휴대폰'), '01048217');
    await person.click(button());
    await waitFor(() => expect(close).toHaveBeenCalledWith({ isSignedIn: true }));
    expect(operator.calls(register)[0]?.request).toMatchObject({
      username: 'moonlit07',
      password: 'abc123',
      confirmPassword: 'abc123',
      mobileNum: '01048217',
      countryDialingCode: '82',
      login: true,
      registerMethod: 'WEB',
      altcha: expect.any(String),
    });
    expect(operator.calls(register)[0]?.request).not.toHaveProperty('line');
    expect(sessionState().role).toBe('member');
    expect(firsts).toEqual([{ account: 'moonlit07' }]);
    expect(toasts).toMatchObject([
      { title: '가입이 완료되었습니다', detail: expect.stringMatching(/님, 로그인했습니다$/) },
    ]);
    subscription.unsubscribe();
  });

  it('tells what is wrong with a field when it is left, and takes it back as it is corrected', async () => {
    kindOperator();
    const { person } = renderDialog(RegisterDialog, {});
    const password = await field('비밀번호');
    await person.type(password, 'abc');
    expect(password).not.toBeInvalid();
    await person.tab();
    expect(password).toBeInvalid();
    expect(password).toHaveAccessibleDescription('기호 없이 영문과 숫자를 섞어 6–12자로 입력하세요.');
    await person.type(password, '123');
    expect(password).not.toBeInvalid();
  });

  it('names one number where a field has one length only', async () => {
    kindOperator();
    const { person } = renderDialog(RegisterDialog, {});
    await person.type(await field('휴대폰'), '010');
    await person.tab();
    expect(await screen.findByText('숫자 8자리로 입력하세요.')).toBeInTheDocument();
  });

  it('sends nothing before two equal passwords and the consent are there', async () => {
    const operator = kindOperator();
    const { person } = renderDialog(RegisterDialog, {});
    await fill(person, { confirm: 'abc124' });
    await person.click(terms());
    await person.click(button());
    expect(await screen.findByText('두 입력이 서로 다릅니다.')).toBeInTheDocument();
    expect(screen.getByText('만 18세 이상이어야 하고 동의가 필요합니다.')).toBeInTheDocument();
    expect(await field('비밀번호 확인')).toHaveFocus();
    expect(operator.calls(register)).toHaveLength(0);
  });

  it('says while typing whether the username is free', async () => {
    const operator = kindOperator();
    const { person } = renderDialog(RegisterDialog, {});
    await person.type(await field('아이디'), 'player01');
    expect(await screen.findByText('이미 쓰고 있는 아이디입니다.')).toBeInTheDocument();
    await person.type(await field('아이디'), '2');
    expect(await screen.findByText('쓸 수 있는 아이디입니다.')).toBeInTheDocument();
    expect(operator.calls(checkUsername)).toHaveLength(2);
  });

  it('shows what the operator refuses in the fields that it speaks of', async () => {
    kindOperator().answer(register, () =>
      refuse('register.field.invalid', {
        fields: [
          { field: 'mobileNum', reason: 'pattern' },
          { field: 'line', reason: 'required' },
        ],
      }),
    );
    const { person, close } = renderDialog(RegisterDialog, {});
    await fill(person);
    await person.click(button());
    await waitFor(async () => expect(await field('휴대폰')).toBeInvalid());
    await waitFor(async () => expect(await field('휴대폰')).toHaveFocus());
    expect(close).not.toHaveBeenCalled();
  });

  it('says above the button what no field can be blamed for', async () => {
    kindOperator().answer(register, () => refuse('request.too.frequent', {}, 429));
    const { person } = renderDialog(RegisterDialog, {});
    await fill(person);
    await person.click(button());
    expect(await screen.findByText(/너무 자주 요청했습니다/)).toHaveAttribute('role', 'alert');
  });

  it('asks for a captcha where the rules do, and sends it with its picture', async () => {
    const rules = [...settings.rules, rule('captcha', { required: true })];
    const operator = kindOperator();
    operator.answer(getRegisterSettings, () => ({ ...settings, rules }));
    const { person, close } = renderDialog(RegisterDialog, {});
    await fill(person);
    await person.click(button());
    expect(await screen.findByText('보안 문자를 입력하세요.')).toBeInTheDocument();
    await person.type(await field('보안 문자'), '7K2F');
    await person.click(button());
    await waitFor(() => expect(close).toHaveBeenCalled());
    expect(operator.calls(register)[0]?.request).toMatchObject({
      captcha: '7K2F',
      captchaId: expect.stringMatching(/^picture-/),
    });
  });
});

describe('codes that the address brings along', () => {
  it('a proved invitation code has no field and is sent', async () => {
    freshVisitor('/register?affiliateCode=AGENT01');
    const operator = kindOperator();
    const { person, close } = renderDialog(RegisterDialog, {});
    await field('아이디');
    await waitFor(() => expect(screen.queryByLabelText('초대 코드')).not.toBeInTheDocument());
    expect(screen.getByRole('status')).toHaveTextContent('AGENT01');
    await fill(person);
    await person.click(button());
    await waitFor(() => expect(close).toHaveBeenCalled());
    expect(operator.calls(register)[0]?.request).toMatchObject({ affiliateCode: 'AGENT01' });
  });

  it('a wrong one is shown, and stops the registration before it is sent', async () => {
    freshVisitor('/register?affiliateCode=WRONG99');
    const operator = kindOperator();
    const { person } = renderDialog(RegisterDialog, {});
    await fill(person);
    expect(await field('초대 코드')).toHaveValue('WRONG99');
    await person.click(button());
    await waitFor(async () =>
      expect(await field('초대 코드')).toHaveAccessibleDescription('초대 코드가 올바르지 않습니다.'),
    );
    expect(operator.calls(register)).toHaveLength(0);
  });

  it('a code that cannot be checked beforehand is left to the registration', async () => {
    freshVisitor('/register?affiliateCode=WRONG99');
    switchOff('AFFMAN3');
    const operator = kindOperator();
    operator.answer(register, () => refuse('affiliate.invalid'));
    const { person } = renderDialog(RegisterDialog, {});
    await fill(person);
    await person.click(button());
    await waitFor(async () => expect(await field('초대 코드')).toBeInvalid());
    expect(operator.calls(getAffiliate)).toHaveLength(0);
    expect(operator.calls(register)[0]?.request).toMatchObject({ affiliateCode: 'WRONG99' });
  });

  it('a referral code stands in its field', async () => {
    freshVisitor('/register?referralCode=FRIEND7');
    kindOperator();
    renderDialog(RegisterDialog, {});
    expect(await field('추천 코드')).toHaveValue('FRIEND7');
  });

  it('a visit by a referral link is counted once a day for this browser and code, without anything about the visitor', async () => {
    localStorage.clear();
    const operator = kindOperator();
    operator.answer(noteReferralVisit, () => null);
    const open = async (code: string) => {
      freshVisitor(`/register?referralCode=${code}`);
      switchOnly('REG3', 'USERNAMEREG3', 'REFERRAL3');
      const { unmount } = renderDialog(RegisterDialog, {});
      expect(await field('추천 코드')).toHaveValue(code);
      unmount();
    };
    for (const code of ['FRIEND7', 'FRIEND7', 'FRIEND8']) await open(code);
    writeStored('notedVisit', { code: 'FRIEND8', day: '2000-01-01' });
    await open('FRIEND8');
    expect(operator.calls(noteReferralVisit).map(({ request }) => request)).toEqual([
      { code: 'FRIEND7' },
      { code: 'FRIEND8' },
      { code: 'FRIEND8' },
    ]);
  });

  it('a visit by an agent’s link is counted once a day for this browser and link, without anything about the visitor', async () => {
    localStorage.clear();
    const operator = kindOperator();
    operator.answer(notePromotionVisit, () => null);
    const open = async (code: string) => {
      freshVisitor(`/register?affiliateCode=${code}`);
      const { unmount } = renderDialog(RegisterDialog, {});
      await field('아이디');
      unmount();
    };
    for (const code of ['ABC2DEF3GH', 'ABC2DEF3GH', 'XYZ2DEF3GH']) await open(code);
    expect(operator.calls(notePromotionVisit).map(({ request }) => request)).toEqual([
      { code: 'ABC2DEF3GH' },
      { code: 'XYZ2DEF3GH' },
    ]);
  });

  it.each([
    ['affiliate.link.expired', '만료된 가입 링크입니다.'],
    ['affiliate.link.revoked', '사용이 중지된 가입 링크입니다.'],
    ['affiliate.link.quota', '이 가입 링크는 지금 사용할 수 없습니다.'],
  ])(
    'a link that registers nobody any more (%s) says so in plain words, before anything is filled in',
    async (code, text) => {
      freshVisitor('/register?affiliateCode=ABC2DEF3GH');
      const operator = kindOperator();
      operator.answer(getAffiliate, () => refuse(code));
      renderDialog(RegisterDialog, {});
      await waitFor(async () =>
        expect(await field('초대 코드')).toHaveAccessibleDescription(expect.stringContaining(text)),
      );
      expect(operator.calls(register)).toHaveLength(0);
    },
  );

  it('a referral code that nobody has is refused at its field, and the form stays', async () => {
    freshVisitor('/register?referralCode=FRIEND7');
    const operator = kindOperator();
    operator.answer(register, () => refuse('referral.invalid'));
    const { person } = renderDialog(RegisterDialog, {});
    await fill(person);
    await person.click(button());
    await waitFor(async () => expect(await field('추천 코드')).toBeInvalid());
    expect(await field('추천 코드')).toHaveAccessibleDescription(
      expect.stringContaining('추천 코드가 올바르지 않습니다.'),
    );
    expect(operator.calls(register)[0]?.request).toMatchObject({ referralCode: 'FRIEND7' });
  });
});

describe('the form', () => {
  it('waits in its own shape until the rules are there', () => {
    kindOperator().answer(getRegisterSettings, () => new Promise(() => {}));
    const { container } = renderDialog(RegisterDialog, {});
    expect(container.querySelector('[aria-busy="true"]')).toBeInTheDocument();
    expect(screen.queryByLabelText('아이디')).not.toBeInTheDocument();
  });

  it('can be asked for again when it did not come', async () => {
    const operator = kindOperator();
    operator.answer(getRegisterSettings, () => refuse('system.error', {}, 500));
    const { person } = renderDialog(RegisterDialog, {});
    const alert = await screen.findByRole('alert');
    operator.answer(getRegisterSettings, () => settings);
    await person.click(within(alert).getByRole('button', { name: '다시 시도' }));
    expect(await field('아이디')).toBeInTheDocument();
  });

  it.each([
    ['neither way is open', ['REG3']],
    ['it is switched off as a whole', ['USERNAMEREG3', 'MOBILENUMREG3']],
  ] as const)('says that registration is closed where %s', async (_, on) => {
    kindOperator();
    switchOnly(...on);
    renderDialog(RegisterDialog, {});
    expect(await screen.findByText('지금은 가입할 수 없습니다')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '가입하기' })).not.toBeInTheDocument();
  });

  it('stands as it was left when it is opened again, without secrets and consent, and empty once somebody was signed in', async () => {
    kindOperator();
    const first = renderDialog(RegisterDialog, {});
    await fill(first.person, { username: 'newcomer77' });
    await first.person.type(await field('추천 코드'), 'FRIEND7');
    first.unmount();
    const second = renderDialog(RegisterDialog, {});
    expect(await field('아이디')).toHaveValue('newcomer77');
    expect(await field('추천 코드')).toHaveValue('FRIEND7');
    expect(await field('비밀번호')).toHaveValue('');
    expect(await field('비밀번호 확인')).toHaveValue('');
    expect(terms()).not.toBeChecked();
    second.unmount();
    signInForTest();
    leaveSession('chosen');
    renderDialog(RegisterDialog, {});
    expect(await field('아이디')).toHaveValue('');
  });

  it('leads back to the login that lies beneath, or opens one', async () => {
    kindOperator();
    const over = renderDialog(RegisterDialog, { isOverLogin: true });
    await over.person.click(await screen.findByRole('button', { name: '로그인' }));
    expect(over.close).toHaveBeenCalledWith();
    expect(over.opener).not.toHaveBeenCalled();
    over.unmount();
    const alone = renderDialog(RegisterDialog, {}, async () => ({ isSignedIn: true }));
    await alone.person.click(await screen.findByRole('button', { name: '로그인' }));
    await waitFor(() => expect(alone.close).toHaveBeenCalledWith({ isSignedIn: true }));
  });
});
