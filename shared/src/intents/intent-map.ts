/** The two surfaces that lie over a page and gather pages of several remotes. */
export type CentreId = 'member' | 'agent';

/** What one remote may ask of another, with parameters and result. Nobody names a remote to reach it. */
export interface IntentMap {
  /** Asks the visitor to sign in; resolves once it is clear whether they did. */
  'sign-in': {
    params: { reason?: 'launch' | 'centre' | 'bet' | 'favourite' | 'claim' };
    result: { isSignedIn: boolean };
  };
  'sign-out': { params: Record<string, never>; result: { isSignedOut: boolean } };
  register: { params: Record<string, never>; result: { isSignedIn: boolean } };
  'start-free-play': { params: Record<string, never>; result: { isSignedIn: boolean } };
  /** Sets the password that withdrawals ask for, in front of whatever is open; done at once where there is one. */
  'set-payment-password': { params: Record<string, never>; result: { isSet: boolean } };
  'open-centre': { params: { centre: CentreId; page?: string }; result: undefined };
  deposit: { params: { amountMinor?: number }; result: undefined };
  withdraw: { params: Record<string, never>; result: undefined };
  'launch-game': {
    params: { vassalage: string; gameId: string; nodeId?: string; title: string };
    result: { isLaunched: boolean };
  };
  /** Customer service in its small window; answered by the shell itself. */
  'contact-support': { params: Record<string, never>; result: undefined };
  'show-notices': { params: { noticeId?: string }; result: undefined };
}
export type IntentName = keyof IntentMap;
export type IntentParams<Name extends IntentName> = IntentMap[Name]['params'];
export type IntentResult<Name extends IntentName> = IntentMap[Name]['result'];
/** The code with which a remote answers an intent; what it throws reaches the asker as `failed`. */
export type IntentHandler<Name extends IntentName> = (params: IntentParams<Name>) => Promise<IntentResult<Name>>;

/** An absent provider is an answer, not an exception. */
export type IntentAnswer<Name extends IntentName> =
  | { readonly status: 'done'; readonly result: IntentResult<Name> }
  | { readonly status: 'unavailable' }
  | { readonly status: 'failed'; readonly cause: unknown };
