import type { FastifyBaseLogger } from 'fastify';
import { Refusal } from '../../../platform/http/refusal.ts';

/** The verification refuses by throwing: another origin, a wrong signature, a device that was not unlocked. The reason goes to the log only. */
export async function proved<Result extends { readonly verified: boolean }>(
  log: FastifyBaseLogger,
  verify: () => Promise<Result>,
): Promise<Result & { readonly verified: true }> {
  const result = await verify().catch((cause: unknown) => {
    log.info({ err: cause }, 'a passkey proved nothing');
    return undefined;
  });
  if (!result?.verified) throw new Refusal(400, 'passkey.invalid');
  return { ...result, verified: true };
}
