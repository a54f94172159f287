import { useState } from 'react';
import { BotProof } from '../../api/bot-proof.ts';

/** The form's own supply of proofs. */
export function useBotProof(): BotProof {
  const [proof] = useState(() => new BotProof());
  return proof;
}
