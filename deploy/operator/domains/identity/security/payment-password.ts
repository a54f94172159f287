import { one } from '@tessera/database/database';
import { isSimplePin, setPaymentPassword } from '@tessera/shared/wire/auth';
import { hourMs } from '../../../platform/clock/durations.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { fitsPassword, hashPassword } from '../../../platform/keys/password.ts';
import type { IdentityNeeds } from '../needs.ts';
import { asOwner } from './as-owner.ts';

/** The password that is asked for before money is withdrawn. */
export interface PaymentPassword {
  isSet(memberId: number): Promise<boolean>;
  /** Throws a refusal unless it is the member's, or when none is set. */
  require(memberId: number, typed: string): Promise<void>;
}

type Parts = Pick<IdentityNeeds, 'db' | 'limits' | 'config'>;

const tries = 5;

/** Refuses with `payment.password.wrong`, and after five wrong tries in a row with `request.too.frequent` for an hour. */
async function requirePaymentPassword({ db, limits, config }: Parts, memberId: number, pin: string): Promise<void> {
  const rows = await db.query<{ hash: string | null }>(
    'select payment_password_hash as hash from member where id = $1',
    [memberId],
  );
  const { hash } = one(rows);
  if (hash === null) throw new Refusal(400, 'payment.password.unset');
  await limits.take('payment-password', String(memberId), tries, hourMs);
  if (!(await fitsPassword(pin, hash, config.passwordCost))) throw new Refusal(400, 'payment.password.wrong');
  await limits.forget('payment-password', String(memberId));
}

async function isSet({ db }: Pick<IdentityNeeds, 'db'>, memberId: number): Promise<boolean> {
  const rows = await db.query('select 1 from member where id = $1 and payment_password_hash is not null', [memberId]);
  return rows.length > 0;
}

export const createPaymentPassword = (parts: Parts): PaymentPassword => ({
  isSet: (memberId) => isSet(parts, memberId),
  require: (memberId, typed) => requirePaymentPassword(parts, memberId, typed),
});

export function answerPaymentPassword(context: IdentityNeeds): void {
  const { routes, db, config } = context;
  routes.handleMember(setPaymentPassword, async ({ merchant, member, request }) => {
    const { oldPaymentPassword = '', paymentPassword } = request;
    if (isSimplePin(paymentPassword)) throw new Refusal(400, 'payment.password.simple');
    return asOwner(context, merchant, member, request, async () => {
      if (await isSet(context, member.id)) await requirePaymentPassword(context, member.id, oldPaymentPassword);
      await db.query('update member set payment_password_hash = $2 where id = $1', [
        member.id,
        await hashPassword(paymentPassword, config.passwordCost),
      ]);
      return null;
    });
  });
}
