import { type SecondStepWay, sendLoginCode, verifyLogin } from '@tessera/shared/wire/auth';
import { Refusal } from '../../../platform/http/refusal.ts';
import { countedNetworkOf } from '../../../platform/limits/network.ts';
import type { Merchant } from '../../merchants/index.ts';
import { codeText } from '../codes/code-text.ts';
import { takeSendTurn } from '../codes/send-turn.ts';
import { expiredMinutes, issueCode, requireCode } from '../codes/verification-code.ts';
import { askedFor, type Remembering } from '../devices/remembering.ts';
import type { Member } from '../members/member.ts';
import type { IdentityNeeds } from '../needs.ts';
import { refuseByKind } from '../sign-in/refuse-by-kind.ts';
import { openSession, takeSignInTry } from '../sign-in/sign-in.ts';
import { authenticators } from './authenticator.ts';
import { attemptsPerChallenge, challengeHash } from './challenge.ts';
import { secondStepTries } from './second-step-tries.ts';

const expired = () => new Refusal(400, 'login.verification.expired');

interface Challenge {
  readonly memberId: number;
  readonly ways: readonly SecondStepWay[];
  readonly wantsRemembering: boolean | null;
  readonly rememberedId: number | null;
}

/** One form for the same name: case, width and blanks make no difference. */
const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
/** A person may be sent more codes by one challenge than one; they go by its member, so that new challenges bring no new limit. */
const recipientOf = (memberId: number, way: 'sms' | 'email'): string => `${way} of ${memberId}`;

/** The choice of the first step about remembering the sign-in. */
const rememberingOf = ({ rememberedId, wantsRemembering }: Challenge): Remembering =>
  rememberedId === null ? askedFor(wantsRemembering ?? undefined) : { kind: 'continued', id: rememberedId };

export function answerVerifyLogin(context: IdentityNeeds): void {
  const { routes, db, clock, accounts, outbox } = context;
  const tries = secondStepTries(context);

  /** The pending sign-in of this id, at the address where it began; `attempts` is what this call adds to its tries. */
  async function challengeOf(merchant: Merchant, id: string, ip: string, attempts: 0 | 1): Promise<Challenge> {
    const rows = await db.query<Challenge>(
      `update sign_in_challenge set attempts = attempts + $1
       where id_hash = $2 and merchant = $3 and network = $4 and expires_at > $5 and attempts < $6
       returning member_id as "memberId", ways, wants_remembering as "wantsRemembering", remembered_id as "rememberedId"`,
      [attempts, challengeHash(id), merchant.code, countedNetworkOf(ip), clock.now(), attemptsPerChallenge],
    );
    if (!rows[0]) throw expired();
    return rows[0];
  }

  async function memberOf(merchant: Merchant, { memberId }: Challenge, host: string): Promise<Member> {
    const member = await accounts.byId(memberId);
    if (!member) throw expired();
    refuseByKind(merchant, member, host);
    return member;
  }

  async function requireAnswer(merchant: Merchant, member: Member, way: SecondStepWay, answer: string): Promise<void> {
    if (way === 'sms' || way === 'email')
      return requireCode(context, merchant, 'second-step', recipientOf(member.id, way), answer);
    const isRight =
      way === 'bank'
        ? nameKey(answer) === nameKey(member.payeeName ?? '')
        : await authenticators(context).verify(member.id, answer);
    if (!isRight) throw new Refusal(400, way === 'bank' ? 'verification.name.wrong' : 'verification.code.invalid');
  }

  routes.handle(sendLoginCode, async (call) => {
    const {
      merchant,
      request: { challengeId, way },
      ip,
      host,
      language,
    } = call;
    await takeSignInTry(context, call, 'second-step');
    const challenge = await challengeOf(merchant, challengeId, ip, 0);
    if (!challenge.ways.includes(way)) throw expired();
    const { id, mobile, mobileDialingCode, email } = await memberOf(merchant, challenge, host);
    const to = way === 'sms' ? `${mobileDialingCode} ${mobile}` : email;
    // Counted separately from codes that anybody may request: strangers who use those up do not lock out the owner.
    const turn = await takeSendTurn(context, { merchant, ip, to: `second step ${to}`, memberId: id });
    const deliver = (code: string) => {
      const text = codeText(language, merchant.name, code, expiredMinutes);
      return way === 'sms'
        ? outbox.sendSms({ merchant: merchant.code, dialingCode: mobileDialingCode ?? '', mobile: mobile ?? '', text })
        : outbox.sendEmail({ merchant: merchant.code, to: email ?? '', subject: merchant.name, text });
    };
    return issueCode(context, turn, { purpose: 'second-step', recipient: recipientOf(id, way), deliver });
  });

  routes.handle(verifyLogin, async (call) => {
    const {
      merchant,
      request: { challengeId, way, answer },
      ip,
      host,
    } = call;
    await takeSignInTry(context, call, 'second-step');
    const challenge = await challengeOf(merchant, challengeId, ip, 1);
    if (!challenge.ways.includes(way)) throw expired();
    const member = await memberOf(merchant, challenge, host);
    await tries.take(member.id);
    await requireAnswer(merchant, member, way, answer);
    await tries.succeed(member.id);
    const spent = await db.query('delete from sign_in_challenge where id_hash = $1 returning member_id', [
      challengeHash(challengeId),
    ]);
    if (spent.length === 0) throw expired();
    return openSession(context, merchant, member, call, rememberingOf(challenge));
  });
}
