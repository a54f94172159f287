import * as v from 'valibot';
import { textOrNumber } from '../wire/fields.ts';

/** Member data as the operator sends it (spec §3, wire-facts). */
export const memberSchema = v.object({
  id: textOrNumber,
  account: v.string(),
  nickname: v.string(),
  /** Agent type: 1, 2, 41, 42 may enter the agent centre, 4 is a trial account, 0 a plain member (spec §6). */
  type: v.number(),
  toUpline: v.boolean(),
  regDate: v.optional(v.number()),
  clubLabel: v.optional(v.object({ labelName: v.string(), rankLevel: v.number() }), { labelName: '', rankLevel: 0 }),
  memberLabel: v.optional(v.array(v.object({ labelName: v.string() })), []),
  /** Which calls of `ownCalls` are answered; without it, none is. */
  ownCalls: v.optional(v.array(v.string())),
  /** `closed`: nothing new is offered to this account: on a break, or a trial account. */
  offers: v.optional(v.picklist(['open', 'closed'])),
});
export type Member = v.InferOutput<typeof memberSchema>;

/** The current session. Each tab has its own (decision 10). */
export type SessionState =
  | { readonly role: 'visitor' }
  /** There is a token, and its account is being fetched; `name` as the account had it in this tab before. */
  | { readonly role: 'restoring'; readonly name?: string }
  | { readonly role: 'trial' | 'member' | 'agent'; readonly member: Member };

/** Member types that may enter the agent centre (spec §6). */
export const AGENT_TYPES: readonly number[] = [1, 2, 41, 42];
/** Member type of a trial account (spec §6). */
export const TRIAL_TYPE = 4;

/** The session for a member's data. */
export function stateOf(member: Member): SessionState {
  if (member.type === TRIAL_TYPE) return { role: 'trial', member };
  return { role: AGENT_TYPES.includes(member.type) ? 'agent' : 'member', member };
}
