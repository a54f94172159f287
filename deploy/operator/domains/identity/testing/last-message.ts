import type { Operator } from '../../../app.ts';

export interface Message {
  readonly channel: string;
  readonly recipient: string;
  readonly body: string;
}

/** The messages that were sent, newest first. */
export const messages = ({ context }: Operator): Promise<Message[]> =>
  context.db.query<Message>('select channel, recipient, body from outbox order by id desc');

/** The six digits in the newest message. */
export async function lastCode(operator: Operator): Promise<string> {
  const [newest] = await messages(operator);
  const code = /\b\d{6}\b/.exec(newest?.body ?? '')?.[0];
  if (!code) throw new Error('The newest message carries no code.');
  return code;
}
