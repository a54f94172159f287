import { areInOrder, commitmentOf, drawDistinct, hashOfLines } from './seeded-numbers.ts';

/** Who holds how many tickets: a code instead of a name, which only its owner is shown. */
export interface TicketLine {
  readonly code: string;
  readonly tickets: number;
}

/** What a raffle's winners follow from; `id` makes sure that no two raffles share them. */
export interface RaffleTickets {
  readonly merchant: string;
  readonly id: number;
  /** In the order of the codes. Tickets are numbered from 1, line by line. */
  readonly lines: readonly TicketLine[];
  /** How many prizes there are. */
  readonly prizeCount: number;
}

/** What is published about a drawn raffle. */
export interface RaffleRecord extends RaffleTickets {
  /** SHA-256 of the seed, published before the first ticket. */
  readonly commitment: string;
  readonly seed: string;
  /** SHA-256 of the lines, published before the draw. */
  readonly listHash: string;
  /** Numbers of the tickets that won, in the order of the prizes. */
  readonly winners: readonly number[];
}

/** What anybody finds who draws a raffle again. */
export interface RaffleCheck {
  /** The seed has the hash that was published. */
  readonly isSeedCommitted: boolean;
  /** The list has the hash that was published, and its lines are in their order. */
  readonly isListCommitted: boolean;
  /** The seed and the list give these winners, in this order. */
  readonly areWinnersDrawn: boolean;
}

/** How many tickets a list has; the numbers that are drawn begin at 1. */
export const ticketCount = (lines: readonly TicketLine[]): number =>
  lines.reduce((sum, { tickets }) => sum + tickets, 0);

/** SHA-256 of the lines, each as `code|tickets`. */
export const ticketListHash = (lines: readonly TicketLine[]): Promise<string> =>
  hashOfLines(lines.map(({ code, tickets }) => `${code}|${tickets}`));

/** The signed text; a number of a block is added to it. */
export const raffleMessage = ({ merchant, id }: Pick<RaffleTickets, 'merchant' | 'id'>, listHash: string): string =>
  `tessera-raffle:1|${merchant}|${id}|${listHash}`;

/** The tickets that win, one for each prize as far as there are tickets; every ticket is equally likely to. */
export async function drawWinners(seed: string, raffle: RaffleTickets): Promise<number[]> {
  const size = ticketCount(raffle.lines);
  const message = raffleMessage(raffle, await ticketListHash(raffle.lines));
  const drawn = await drawDistinct(seed, message, { size, count: Math.min(size, raffle.prizeCount) });
  return drawn.map((index) => index + 1);
}

/** The line that a ticket belongs to. */
export function lineOfTicket<Line extends TicketLine>(lines: readonly Line[], ticket: number): Line | undefined {
  let last = 0;
  return lines.find(({ tickets }) => {
    last += tickets;
    return ticket <= last;
  });
}

/** Draws a raffle again from its revealed seed and compares with what was published. */
export async function checkRaffle(record: RaffleRecord): Promise<RaffleCheck> {
  const { lines, seed, commitment, listHash, winners } = record;
  return {
    isSeedCommitted: (await commitmentOf(seed)) === commitment,
    isListCommitted: (await ticketListHash(lines)) === listHash && areInOrder(lines.map(({ code }) => code)),
    areWinnersDrawn: (await drawWinners(seed, record)).join() === winners.join(),
  };
}
