import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import type { getAvailablePromotions, getMerchantAvailablePromotions } from '@tessera/shared/wire/promotions';

type ForMember = AnswerOf<typeof getAvailablePromotions>['list'][number];
type ForVisitor = AnswerOf<typeof getMerchantAvailablePromotions>['list'][number];

export type OwnPart = ForMember['own'];
export type Wagering = NonNullable<OwnPart['wagering']>;
export type Cashback = NonNullable<OwnPart['cashback']>;

/** A promotion; `own` is null for a visitor. */
export type Promotion = ForVisitor & { readonly own: OwnPart | null };
