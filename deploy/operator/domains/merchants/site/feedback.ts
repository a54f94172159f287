import { one } from '@tessera/database/database';
import { sendFeedback } from '@tessera/shared/wire/system';
import { minuteMs } from '../../../platform/clock/durations.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { clientOf } from '../../../platform/limits/network.ts';
import type { MerchantsNeeds } from '../needs.ts';

const perTenMinutes = 5;

/** Stores feedback and sends it to the merchant's support by the outbox. */
export function answerFeedback({ routes, db, clock, limits, outbox }: MerchantsNeeds): void {
  routes.handle(sendFeedback, async ({ merchant, member, request: { questionType, content }, ip }) => {
    const { minLength, maxLength } = merchant.profile.feedback;
    const length = [...content].length;
    if (length < minLength || length > maxLength)
      throw new Refusal(400, 'feedback.length.outside', { minLength, maxLength });
    await limits.take('feedback', clientOf({ merchant, ip }), perTenMinutes, 10 * minuteMs);
    const rows = await db.query<{ id: number }>(
      `insert into feedback (merchant, member_id, question_type, content, created_at)
       values ($1, $2, $3, $4, $5) returning id`,
      [merchant.code, member?.id ?? null, questionType, content, clock.now()],
    );
    const reference = `F-${one(rows).id}`;
    await outbox.sendEmail({
      merchant: merchant.code,
      to: 'support',
      subject: `${reference} ${questionType}${member ? ` (${member.username})` : ''}`,
      text: content,
    });
    return { reference };
  });
}
