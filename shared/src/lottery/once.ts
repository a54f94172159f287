/** What `make` returns, made when it is first asked for: a page shows one game, and the tables of the others would cost it time. */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
