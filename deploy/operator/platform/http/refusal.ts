/** A business answer that is not a success: HTTP status, dotted code and flags for the envelope. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly value: Readonly<Record<string, unknown>>;

  constructor(status: number, code: string, value: Readonly<Record<string, unknown>> = {}, options?: ErrorOptions) {
    super(code, options);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.value = value;
  }
}
