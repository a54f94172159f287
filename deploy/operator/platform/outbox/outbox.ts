import type { Database } from '@tessera/database/database';
import type { ConsoleEvents } from '../push/console-events.ts';

export interface SmsMessage {
  readonly merchant: string;
  readonly dialingCode: string;
  readonly mobile: string;
  readonly text: string;
}

export interface EmailMessage {
  readonly merchant: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface BankTransfer {
  readonly merchant: string;
  /** A transfer with the same key is sent once. */
  readonly key: string;
  readonly bankName: string;
  readonly accountNumber: string;
  readonly holder: string;
  readonly amountMinor: number;
  readonly currency: string;
  /** What stands beside it on the receiver's statement. */
  readonly text?: string;
}

/** The three channels that leave the operator. The sandbox stores what would be sent; README.md names the real counterparts. */
export interface Outbox {
  sendSms(message: SmsMessage): Promise<void>;
  sendEmail(message: EmailMessage): Promise<void>;
  transfer(transfer: BankTransfer): Promise<void>;
}

interface Row {
  merchant: string;
  channel: 'sms' | 'email' | 'bank';
  recipient: string;
  subject: string;
  body: string;
  meta?: Record<string, unknown>;
  key?: string;
}

export function createSandboxOutbox(database: Database, events: ConsoleEvents, now: () => Date): Outbox {
  async function write(row: Row): Promise<void> {
    await database.query(
      `insert into outbox (merchant, channel, recipient, subject, body, meta, key, created_at)
       values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8) on conflict (merchant, key) do nothing`,
      [
        row.merchant,
        row.channel,
        row.recipient,
        row.subject,
        row.body,
        JSON.stringify(row.meta ?? {}),
        row.key ?? null,
        now(),
      ],
    );
    await events.publish({ type: 'outbox-changed', merchant: row.merchant });
  }
  return {
    sendSms: ({ merchant, dialingCode, mobile, text }) =>
      write({ merchant, channel: 'sms', recipient: `+${dialingCode} ${mobile}`, subject: '', body: text }),
    sendEmail: ({ merchant, to, subject, text }) =>
      write({ merchant, channel: 'email', recipient: to, subject, body: text }),
    transfer: ({ merchant, key, bankName, accountNumber, holder, amountMinor, currency, text = '' }) =>
      write({
        merchant,
        channel: 'bank',
        recipient: `${bankName} ${accountNumber}`,
        subject: holder,
        body: text,
        meta: { amountMinor, currency },
        key,
      }),
  };
}
