/** Ids for a request that moves money: sent again with the same fields it carries the same id, so that it can't act twice. */
export class RequestIds {
  #fields: string | undefined;
  #id = '';
  readonly #newId: () => string;

  constructor(newId: () => string = () => crypto.randomUUID()) {
    this.#newId = newId;
  }

  idFor(fields: Readonly<Record<string, unknown>>): string {
    const text = JSON.stringify(Object.entries(fields).sort(([one], [other]) => one.localeCompare(other)));
    if (text !== this.#fields) {
      this.#fields = text;
      this.#id = this.#newId();
    }
    return this.#id;
  }

  /** It was granted: the same fields again are another request. */
  granted(): void {
    this.#fields = undefined;
  }
}
