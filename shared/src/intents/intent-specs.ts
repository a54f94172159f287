import * as v from 'valibot';

/** A request that one remote can make of another: what is asked with it, and what it answers. */
interface IntentSpec {
  readonly params: v.GenericSchema;
  readonly result: v.GenericSchema;
}

const nothing = v.object({});

/**
 * Every intent. Pages use only the types; a build writes the schemas into its release, so that the registry sees when two
 * releases do not fit together.
 */
export const intentSpecs = {
  /** Asks the visitor to sign in; resolves once it is clear whether they did. */
  'sign-in': {
    params: v.object({ reason: v.optional(v.picklist(['launch', 'centre', 'bet', 'favourite', 'claim'])) }),
    result: v.object({ isSignedIn: v.boolean() }),
  },
  'sign-out': { params: nothing, result: v.object({ isSignedOut: v.boolean() }) },
  register: { params: nothing, result: v.object({ isSignedIn: v.boolean() }) },
  'start-free-play': { params: nothing, result: v.object({ isSignedIn: v.boolean() }) },
  /** Sets the password for withdrawals, over whatever is open; resolves at once if there is one. */
  'set-payment-password': { params: nothing, result: v.object({ isSet: v.boolean() }) },
  'open-centre': {
    params: v.object({
      centre: v.picklist(['member', 'agent']),
      page: v.optional(v.string()),
      /** What the page shows, such as one request. */
      id: v.optional(v.string()),
    }),
    result: v.undefined(),
  },
  deposit: { params: v.object({ amountMinor: v.optional(v.number()) }), result: v.undefined() },
  withdraw: { params: nothing, result: v.undefined() },
  'launch-game': {
    params: v.object({
      vassalage: v.string(),
      gameId: v.string(),
      nodeId: v.optional(v.string()),
      title: v.string(),
    }),
    result: v.object({ isLaunched: v.boolean() }),
  },
  /** Opens customer service in its small window; the shell provides it. */
  'contact-support': { params: nothing, result: v.undefined() },
  /** Asks whether to give the running bonus up, saying what is lost; resolves with whether it was. */
  'give-up-bonus': { params: nothing, result: v.object({ isGivenUp: v.boolean() }) },
  /** Shows the draw of a lottery game with everything it can be drawn again from. */
  'show-draw-proof': { params: v.object({ gameCode: v.string(), issue: v.string() }), result: v.undefined() },
  /** Shows what a round of a game was drawn from; `source` as in the betting record: `round:<provider>:<round>`. */
  'show-round-proof': { params: v.object({ source: v.string(), title: v.string() }), result: v.undefined() },
  'show-notices': { params: v.object({ noticeId: v.optional(v.string()) }), result: v.undefined() },
} as const satisfies Readonly<Record<string, IntentSpec>>;
