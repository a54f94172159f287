interface Named {
  readonly id: number;
  readonly name: string;
}

/** The same things, equal names told apart: the oldest keeps its name, the next becomes the second of it. */
export function withNumberedNames<Thing extends Named>(things: readonly Thing[]): readonly Thing[] {
  const taken = new Set(things.map(({ name }) => name));
  const seen = new Set<string>();
  const names = new Map<number, string>();
  for (const { id, name } of [...things].sort((one, other) => one.id - other.id)) {
    let own = name;
    // A number that somebody has written into a name of their own is left to it.
    for (let count = 2; seen.has(name) && taken.has(own); count += 1) own = `${name} ${count}`;
    seen.add(name);
    taken.add(own);
    names.set(id, own);
  }
  return things.map((thing) => ({ ...thing, name: names.get(thing.id) ?? thing.name }));
}
