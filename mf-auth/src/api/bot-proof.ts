import { ApiError, call, isCallMissing, type Result } from '@tessera/shared/api';
import { solveBotChallenge } from '@tessera/shared/bot-check';
import { type BotCheckLevel, getBotChallenge } from '@tessera/shared/wire/auth';

/** The operator takes a proof for ten minutes; ours is thrown away a little earlier. */
const lifetimeMs = 9 * 60_000;

async function makeProof(level?: BotCheckLevel): Promise<Proof> {
  const asked = await call(getBotChallenge, level ? { level } : {});
  // The specification has no such call: at an operator without it, nothing is proved and nothing sent.
  if (!asked.ok) return isCallMissing(asked.error) ? { ok: true, value: undefined } : asked;
  try {
    return { ok: true, value: await solveBotChallenge(asked.value) };
  } catch (cause) {
    return { ok: false, error: new ApiError('broken-contract', getBotChallenge.name, '', {}, cause) };
  }
}

/** `undefined` where the operator checks nobody. */
type Proof = Result<string | undefined>;

/** Works a proof out while the form is being filled in, so that pressing the button waits for nothing. Each is good once. */
export class BotProof {
  #waiting: { readonly proof: Promise<Proof>; readonly madeAt: number } | undefined;

  /** Starts working, unless a fresh proof is there or under way. */
  prepare(): void {
    if (this.#waiting && Date.now() - this.#waiting.madeAt < lifetimeMs) return;
    this.#waiting = { proof: makeProof(), madeAt: Date.now() };
  }

  /** Hands the proof out and forgets it; one that failed while nobody waited is worked out anew. */
  async take(): Promise<Proof> {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting && Date.now() - waiting.madeAt < lifetimeMs) {
      const ready = await waiting.proof;
      if (ready.ok) return ready;
    }
    return makeProof();
  }

  /** A proof that takes more work, made at once; for a try that was refused because it had a normal one. */
  harder(): Promise<Proof> {
    return makeProof('hard');
  }
}
