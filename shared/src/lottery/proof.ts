import { toHex } from '../format/hex.ts';
import { drawBlocks, numbersFrom } from './draw-numbers.ts';
import type { DrawnNumbers, GameKind } from './game.ts';

/** Identifies a draw; part of what is signed, so that no two draws share numbers. */
export interface DrawName {
  readonly merchant: string;
  readonly gameCode: string;
  readonly issue: string;
}

/** A draw's seed is HMAC-SHA256(day's seed, this text), in hex. */
export const issueSeedMessage = ({ merchant, gameCode, issue }: DrawName): string =>
  `tessera-issue:1|${merchant}|${gameCode}|${issue}`;

/** The draw's bytes are HMAC-SHA256(draw's seed, this text) for block 0, 1 …, one after the other; `drawBlocks` says how many. */
export const drawMessage = ({ merchant, gameCode, issue }: DrawName, block: number): string =>
  `tessera-draw:1|${merchant}|${gameCode}|${issue}|${block}`;

/** What is signed for each block of a draw, in order. */
export const drawMessages = (kind: GameKind, name: DrawName): readonly string[] =>
  Array.from({ length: drawBlocks[kind] }, (_, block) => drawMessage(name, block));

/** What the operator publishes about a draw; seeds are null until they are revealed. */
export interface DrawRecord extends DrawName {
  readonly kind: GameKind;
  readonly numbers: DrawnNumbers;
  /** SHA-256 of the draw's seed, published before the draw. */
  readonly commitment: string;
  readonly seed: string;
  /** SHA-256 of the day's seed. */
  readonly dayCommitment: string;
  /** Published when the day's last draw is over. */
  readonly daySeed: string | null;
}

/** The result of a verification. */
export interface DrawCheck {
  /** The seed has the published hash. */
  readonly isSeedCommitted: boolean;
  /** The seed gives these numbers, in this order. */
  readonly areNumbersDrawn: boolean;
  /** The seed belongs to the day's published seed; null while the day is not over. */
  readonly isSeedOfDay: boolean | null;
  readonly numbers: DrawnNumbers;
}

const text = new TextEncoder();
const fromHex = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

async function sha256(hex: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', fromHex(hex))));
}

async function hmac(seed: string, message: string): Promise<Uint8Array> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', fromHex(seed), algorithm, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, text.encode(message)));
}

/** Draws again from the revealed seed and compares with what was published, with the browser's own cryptography. */
export async function checkDraw(record: DrawRecord): Promise<DrawCheck> {
  const messages = drawMessages(record.kind, record);
  const blocks = await Promise.all(messages.map((message) => hmac(record.seed, message)));
  const numbers = numbersFrom(record.kind, Uint8Array.from(blocks.flatMap((block) => [...block])));
  const { daySeed } = record;
  return {
    numbers,
    isSeedCommitted: (await sha256(record.seed)) === record.commitment,
    areNumbersDrawn: numbers.join() === record.numbers.join(),
    isSeedOfDay:
      daySeed === null
        ? null
        : (await sha256(daySeed)) === record.dayCommitment &&
          toHex(await hmac(daySeed, issueSeedMessage(record))) === record.seed,
  };
}
