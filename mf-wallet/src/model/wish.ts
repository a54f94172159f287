/** One wish, one id: a retry of the same fields carries the same id, so that it can't act twice; other fields are another wish. */
export class Wish {
  #fields: string | undefined;
  #id = '';
  readonly #newId: () => string;

  constructor(newId: () => string = () => crypto.randomUUID()) {
    this.#newId = newId;
  }

  idFor(fields: Readonly<Record<string, string | number>>): string {
    const text = JSON.stringify(Object.entries(fields).sort(([one], [other]) => one.localeCompare(other)));
    if (text !== this.#fields) {
      this.#fields = text;
      this.#id = this.#newId();
    }
    return this.#id;
  }

  /** It was granted: the same fields again are a new wish. */
  granted(): void {
    this.#fields = undefined;
  }
}
