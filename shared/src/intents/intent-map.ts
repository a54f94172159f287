/** The two centres, which cover a page and contain pages of several remotes. */
export type CentreId = 'member' | 'agent';

/** Requests that one remote can make of another, with parameters and result. Nobody names a remote to reach it. */
export interface IntentMap {
  /** Asks the visitor to sign in; resolves once it is clear whether they did. */
  'sign-in': {
    params: { reason?: 'launch' | 'centre' | 'bet' | 'favourite' | 'claim' };
    result: { isSignedIn: boolean };
  };
  'sign-out': { params: Record<string, never>; result: { isSignedOut: boolean } };
  register: { params: Record<string, never>; result: { isSignedIn: boolean } };
  'start-free-play': { params: Record<string, never>; result: { isSignedIn: boolean } };
  /** Sets the password for withdrawals, over whatever is open; resolves at once if there is one. */
  'set-payment-password': { params: Record<string, never>; result: { isSet: boolean } };
  'open-centre': {
    params: {
      centre: CentreId;
      page?: string;
      /** What the page shows, such as one request. */
      id?: string;
    };
    result: undefined;
  };
  deposit: { params: { amountMinor?: number }; result: undefined };
  withdraw: { params: Record<string, never>; result: undefined };
  'launch-game': {
    params: { vassalage: string; gameId: string; nodeId?: string; title: string };
    result: { isLaunched: boolean };
  };
  /** Opens customer service in its small window; the shell provides it. */
  'contact-support': { params: Record<string, never>; result: undefined };
  /** Asks whether to give the running bonus up, saying what is lost; resolves with whether it was. */
  'give-up-bonus': { params: Record<string, never>; result: { isGivenUp: boolean } };
  'show-notices': { params: { noticeId?: string }; result: undefined };
}
export type IntentName = keyof IntentMap;
export type IntentParams<Name extends IntentName> = IntentMap[Name]['params'];
export type IntentResult<Name extends IntentName> = IntentMap[Name]['result'];
/** The code that provides an intent; what it throws reaches the caller as `failed`. */
export type IntentHandler<Name extends IntentName> = (params: IntentParams<Name>) => Promise<IntentResult<Name>>;

/** An absent provider is a typed answer, not an exception. */
export type IntentAnswer<Name extends IntentName> =
  | { readonly status: 'done'; readonly result: IntentResult<Name> }
  | { readonly status: 'unavailable' }
  | { readonly status: 'failed'; readonly cause: unknown };
