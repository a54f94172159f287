import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { shortText } from '../fields.ts';
import type { MoneyCodec } from '../money-codec.ts';
import { registerRule } from './get-register-settings.ts';
import { ownerProof } from './security.ts';

/** What a member may say of himself besides what signs him in; names of spec §3. */
export const profileFields = [
  'nickname',
  'birthday',
  'fullName',
  'telegram',
  'zalo',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'qqNum',
  'address',
  'nationality',
  'occupation',
  'sourceOfIncome',
] as const;
export type ProfileField = (typeof profileFields)[number];

/** Fields that can be filled in once and never changed by the member. */
export const profileFieldsOnce: readonly ProfileField[] = ['birthday', 'fullName'];

const profile = (m: MoneyCodec) =>
  v.object({
    /** In display order, each with the merchant's rule for its value. */
    fields: m.rows(
      v.object({
        ...registerRule(m).entries,
        field: v.picklist(profileFields),
        value: v.string(),
        /** Filled in before, and not to be changed any more. */
        isLocked: v.boolean(),
      }),
    ),
  });

/** The member's own details, as the merchant asks for them. The path is ours. */
export const getProfile = defineEndpoint({
  name: 'auth.profile',
  method: 'GET',
  path: '/wps/member/profile',
  module: 'COMM3',
  token: 'required',
  request: v.object({}),
  answer: profile,
});

/**
 * Stores details; fields that are left out stay as they are. Refusals: `profile.field.invalid` with `{fields: [{field,
 * reason}]}`, whose reason may be `underage` too; `profile.field.locked` with `{field}`; `account.trial`.
 */
export const saveProfile = defineEndpoint({
  name: 'auth.save-profile',
  method: 'POST',
  path: '/wps/member/profile',
  module: 'COMM3',
  token: 'required',
  request: v.object({ fields: v.partial(v.object(v.entriesFromList(profileFields, shortText(200)))) }),
  answer: profile,
});

/** What stands in the way of closing an account: money, bets without a result, requests without a decision, people below. */
export const closingObstacles = ['balance', 'claim', 'bets', 'deposit', 'withdrawal', 'reward', 'downline'] as const;
export type ClosingObstacle = (typeof closingObstacles)[number];

/** Whether the account can be closed now; an account with an obstacle is closed once that is settled. */
export const getClosing = defineEndpoint({
  name: 'auth.closing',
  method: 'GET',
  path: '/wps/member/closing',
  module: 'COMM3',
  token: 'required',
  request: v.object({}),
  answer: (m: MoneyCodec) => v.object({ obstacles: m.rows(v.picklist(closingObstacles)) }),
});

/**
 * Closes the account for good and ends all of its sign-ins. Refusals: those of `ownerProof`; `account.closing.obstacle` with
 * `{obstacles}`, decided in the same transaction.
 */
export const closeAccount = defineEndpoint({
  name: 'auth.close-account',
  method: 'POST',
  path: '/wps/member/closing',
  module: 'COMM3',
  token: 'required',
  isEncrypted: true,
  request: v.object(ownerProof),
  answer: v.null(),
});

/**
 * Everything the site keeps about the member, as a file of JSON lines: the first says when and where it was made, each other
 * one is a row with the name of its list; amounts are in the merchant's unit. Refusals: those of `ownerProof`; 429
 * `request.too.frequent` after three files in a day.
 */
export const downloadOwnData = defineEndpoint({
  name: 'auth.own-data',
  method: 'POST',
  path: '/wps/member/data',
  module: 'COMM3',
  token: 'required',
  isEncrypted: true,
  isFile: true,
  request: v.object(ownerProof),
  answer: v.string(),
});
