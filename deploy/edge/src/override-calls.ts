import { MOST_OVERRIDES, readOverrideText } from '@tessera/shared/registry/overrides';
import { Untrusted } from '@tessera/shared/registry/trust';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './failures.ts';
import { hostOf } from './hosts.ts';
import type { OperatorLink } from './operator-link.ts';
import { type AcceptedOverride, keep, type Overrides } from './overrides.ts';
import { refuseWithoutOperator } from './unavailable-page.ts';

/** Only a page of the site itself may change what its browser uses. */
function isOwnPage({ headers }: FastifyRequest): boolean {
  const { origin, host } = headers;
  return typeof origin === 'string' && origin.replace(/^https?:\/\//, '') === host;
}

/** Accepts a developer's release for the browser that asks for it, and ends it. */
export function serveOverrides(app: FastifyInstance, operator: OperatorLink, overrides: Overrides): void {
  const mayChange = async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const isServed = overrides.isOn && (await operator.merchantOf(hostOf(request))) !== undefined;
    if (!isServed) refuse(reply, 404, 'override.off');
    else if (!isOwnPage(request)) refuse(reply, 403, 'override.foreign-page');
    return isServed && isOwnPage(request);
  };

  const errorHandler = refuseWithoutOperator;
  app.post('/edge/overrides', { errorHandler }, async (request, reply) => {
    if (!(await mayChange(request, reply))) return reply;
    const signed = readOverrideText(bodyOf(request));
    if (!signed) return refuse(reply, 400, 'request.invalid');
    let accepted: AcceptedOverride;
    try {
      accepted = await overrides.trust(signed, request);
    } catch (cause) {
      if (!(cause instanceof Untrusted)) throw cause;
      return refuse(reply, 403, `override.${cause.refusal}`);
    }
    const others = await overrides.of(request);
    const next = [...others.filter(({ override }) => override.remote !== accepted.override.remote), accepted];
    if (next.length > MOST_OVERRIDES) return refuse(reply, 409, 'override.too-many');
    keep(next, request, reply);
    return reply.code(204).header('Cache-Control', 'no-store').send();
  });

  // The body names the remote; without one, all end.
  app.post('/edge/overrides/leave', { errorHandler }, async (request, reply) => {
    if (!(await mayChange(request, reply))) return reply;
    const remote = bodyOf(request);
    const rest = (await overrides.of(request)).filter(({ override }) => remote !== '' && override.remote !== remote);
    keep(rest, request, reply);
    return reply.code(204).header('Cache-Control', 'no-store').send();
  });
}

const bodyOf = ({ body }: FastifyRequest): string => (Buffer.isBuffer(body) ? body.toString() : '');
