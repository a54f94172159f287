/** Raffles and red envelopes are drawn from committed seeds; operator and page use the same code (ADR 64). */

export {
  checkEnvelopes,
  codeListHash,
  dealEnvelopes,
  dealMessage,
  type EnvelopeCheck,
  type EnvelopeKind,
  type EnvelopeRecord,
  envelopeCount,
  poolOf,
} from './envelope-deal.ts';
export {
  checkRaffle,
  drawWinners,
  lineOfTicket,
  type RaffleCheck,
  type RaffleRecord,
  raffleMessage,
  type TicketLine,
  ticketCount,
  ticketListHash,
} from './raffle-draw.ts';
export { commitmentOf } from './seeded-numbers.ts';
