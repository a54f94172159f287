import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OperatorBoot } from './operator-boots.ts';
import type { Overrides } from './overrides.ts';
import type { Visitor } from './releases/release-store.ts';
import { subjectFor, subjectOf } from './subject.ts';

/** Whom a call of an open page is from; a visitor without an id has none. */
export const visitorOf = async (
  request: FastifyRequest,
  merchant: string,
  { switches }: Pick<OperatorBoot, 'switches'>,
  overrides: Overrides,
): Promise<Required<Visitor>> => ({
  ...{ merchant, switches, subject: subjectOf(request) ?? '', overrides: await overrides.of(request) },
});

/** Whose page it is. The visitor gets an id, so that later pages have the same releases, and keeps only usable overrides. */
export const pageVisitor = async (
  request: FastifyRequest,
  reply: FastifyReply,
  merchant: string,
  { switches }: Pick<OperatorBoot, 'switches'>,
  overrides: Overrides,
): Promise<Required<Visitor>> => ({
  ...{ merchant, switches, subject: subjectFor(request, reply), overrides: await overrides.forPage(request, reply) },
});
