/** Calls `make` at the first use and keeps what it returns: a page shows one game, and the tables of others would cost it time. */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
