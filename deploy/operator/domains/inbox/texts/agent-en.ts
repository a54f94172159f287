import { type AgentTexts, namerOf } from './agent-texts.ts';

const kind = namerOf({
  dividend: 'Dividend',
  daily: 'Daily wages',
  hourly: 'Hourly salary',
  realTime: 'Real-time salary',
});

/** Messages about contracts and bills; `detail` is the kind of contract, `reference` its two sides. */
export const en: AgentTexts = {
  'contract.offered': (_amount, reference, detail) => ({
    title: 'A contract was offered',
    content: `${kind(detail)}, ${reference}: read the offer on the contracts page of the agent centre. It can be answered there.`,
  }),
  'contract.accepted': (_amount, reference, detail) => ({
    title: 'A contract was accepted',
    content: `${kind(detail)}, ${reference}: the offer was accepted. The contracts page shows when it begins.`,
  }),
  'contract.rejected': (_amount, reference, detail) => ({
    title: 'A contract was rejected',
    content: `${kind(detail)}, ${reference}: the offer was rejected. Another one can be made.`,
  }),
  'contract.withdrawn': (_amount, reference, detail) => ({
    title: 'An offer was withdrawn',
    content: `${kind(detail)}, ${reference}: the offer was withdrawn before it was answered.`,
  }),
  'contract.end-requested': (_amount, reference, detail) => ({
    title: 'The end of a contract was requested',
    content: `${kind(detail)}, ${reference}: one side asks to end the contract. It ends only if the other side agrees, on the contracts page.`,
  }),
  'contract.ended': (_amount, reference, detail) => ({
    title: 'A contract has ended',
    content: `${kind(detail)}, ${reference}: the contract was ended by agreement. What was earned until now is billed.`,
  }),
  'contract.end-refused': (_amount, reference, detail) => ({
    title: 'The end of a contract was refused',
    content: `${kind(detail)}, ${reference}: the request to end the contract was refused, and it goes on.`,
  }),
  'contract.ended-by-upline': (_amount, reference, detail) => ({
    title: 'A contract ends because of the one above it',
    content: `${kind(detail)}, ${reference}: the contract that its payer receives ends or pays a lower rate, so this one ends. What is earned until then is billed.`,
  }),
  'bill.short': (amount, reference, detail) => ({
    title: 'A bill could not be paid in full',
    content: `${kind(detail)}, bill ${reference}: the payer has not enough cash. ${amount} is open and can be paid in parts.`,
  }),
  'bill.expiring': (amount, reference, detail) => ({
    title: 'A bill expires soon',
    content: `${kind(detail)}, bill ${reference}: ${amount} is unpaid and expires in three days.`,
  }),
};
