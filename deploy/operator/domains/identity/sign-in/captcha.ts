import { randomUUID } from 'node:crypto';
import { getCaptcha } from '@tessera/shared/wire/auth';
import sharp from 'sharp';
import svgCaptcha from 'svg-captcha';
import { minuteMs } from '../../../platform/clock/durations.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { clientOf } from '../../../platform/limits/network.ts';
import { keepOnce, spendOnce } from '../../../platform/limits/one-use.ts';
import type { Merchant } from '../../merchants/index.ts';
import type { IdentityNeeds } from '../needs.ts';

const kind = 'captcha';
const lifetimeMs = 5 * minuteMs;
const perMinute = 60;

/** A captcha belongs to its merchant: at another one the id is unknown. */
const captchaKey = (merchant: Merchant, id: string): string => `${merchant.code} ${id}`;

/** A PNG of twice the shown size: the path commands of the drawing would say to a program what it reads. */
const pixelsOf = (drawing: string): Promise<Buffer> =>
  sharp(Buffer.from(drawing), { density: 144 }).blur(0.6).png({ palette: true, colours: 32 }).toBuffer();

export function answerCaptcha({ routes, db, clock, config, limits }: IdentityNeeds): void {
  routes.handle(getCaptcha, async ({ merchant, ip }) => {
    await limits.take('captcha', clientOf({ merchant, ip }), perMinute, minuteMs);
    const { text, data } = svgCaptcha.create({
      size: 5,
      noise: 3,
      width: 160,
      height: 56,
      // No letters that read alike.
      ignoreChars: '0oO1iIlL',
      ...(config.captchaLetters ? { charPreset: config.captchaLetters } : {}),
    });
    const id = randomUUID();
    const expiresAt = new Date(clock.now().getTime() + lifetimeMs);
    await keepOnce(db, kind, captchaKey(merchant, id), text, expiresAt);
    return { id, image: (await pixelsOf(data)).toString('base64'), expiresAtMs: expiresAt.getTime() };
  });
}

/** Uses up a captcha; refuses with `captcha.invalid`, after which another one is needed. */
export async function requireCaptcha(
  { db, clock }: IdentityNeeds,
  merchant: Merchant,
  id = '',
  answer = '',
): Promise<void> {
  const isRight = await spendOnce(db, kind, captchaKey(merchant, id), answer.trim(), clock.now());
  if (!isRight) throw new Refusal(400, 'captcha.invalid', { captcha: true });
}
