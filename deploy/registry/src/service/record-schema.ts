import * as v from 'valibot';

const text = v.string();
const order = v.number();
const strings = v.array(text);
const textsByKey = v.record(text, text);
const centre = v.picklist(['member', 'agent']);
const partFiles = v.object({ js: strings, css: strings, shared: strings });
const labels = v.record(text, textsByKey);

/** Where a menu item or an intent leads. */
const target = v.union([
  v.looseObject({ path: v.pipe(text, v.startsWith('/')) }),
  v.looseObject({ centre, page: v.optional(text) }),
  v.looseObject({ dialog: text }),
]);
const when = v.optional(
  v.looseObject({
    switch: v.optional(text),
    roles: v.optional(strings),
    toUpline: v.optional(v.literal(true)),
    call: v.optional(text),
    contract: v.optional(text),
    brands: v.optional(strings),
    lists: v.optional(text),
  }),
);
const first = v.optional(v.looseObject({ pictures: v.optional(text), calls: v.optional(strings) }));
const reserve = v.optional(text);
const needs = v.looseObject({ session: text, shell: text });
const badge = v.optional(text);

const contract = v.looseObject({
  ...{ id: text, owner: text, switch: text, needs, emits: strings },
  ...{ listens: v.optional(strings), asks: v.optional(strings), eventVersions: v.optional(v.record(text, v.number())) },
  provides: v.record(text, v.union([target, v.looseObject({ run: v.literal(true) })])),
  consumes: strings,
  routes: v.array(
    v.looseObject({
      ...{ path: v.pipe(text, v.startsWith('/')), chrome: v.picklist(['full', 'header', 'none']), title: text, when },
      opens: v.optional(v.looseObject({ dialog: text, over: text })),
      canonical: v.nullish(text),
      first,
    }),
  ),
  menu: v.array(v.looseObject({ slot: text, label: text, icon: v.optional(text), opens: target, order, when, badge })),
  centrePages: v.array(v.looseObject({ centre, key: text, label: text, icon: text, order, when, badge })),
  dialogs: v.record(text, v.looseObject({ title: text, reserve, reserveWith: v.optional(textsByKey) })),
  slots: v.array(v.looseObject({ slot: text, order, when, reserve, isBelowFold: v.optional(v.literal(true)), first })),
});

const payloads = v.optional(
  v.looseObject({
    events: v.record(text, v.looseObject({})),
    intents: v.record(text, v.looseObject({ params: v.looseObject({}), result: v.looseObject({}) })),
  }),
);

/**
 * The record of a remote, `remote.json`: everything that edge, registry and shell read of it. A page renders menus and
 * places for widgets from it before any code of the remote runs, and outside of that remote's error boundaries.
 */
export const remoteRecord = v.looseObject({
  ...{ id: text, version: text, container: text, entry: text, contract, labels, payloads },
  parts: v.record(text, partFiles),
  shown: v.optional(v.record(text, partFiles)),
  imports: v.optional(v.record(text, strings)),
  ranges: v.optional(textsByKey),
  locales: textsByKey,
});

/** The record of the shell, `shell.json`. */
export const shellRecord = v.looseObject({
  ...{ id: text, version: text, boot: partFiles, parts: v.record(text, partFiles), labels, payloads },
  locales: v.record(text, textsByKey),
  pages: v.array(v.looseObject({ path: text, title: text, switch: v.optional(text), canonical: text, first })),
  shared: v.optional(strings),
  offers: v.optional(
    v.looseObject({
      versions: v.optional(textsByKey),
      ...{ modules: v.record(text, strings), events: v.record(text, v.number()), places: strings },
    }),
  ),
  openToVisitors: strings,
  openWhileClosed: text,
});
