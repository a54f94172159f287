import type { WorkerCaches } from '../stored-files.ts';

/** The part of the browser's cache storage that the worker uses, in memory; tests let it fail. */
export class MemoryCaches implements WorkerCaches {
  readonly entries = new Map<string, { readonly body: ArrayBuffer; readonly headers: [string, string][] }>();
  /** Thrown by every call from then on. */
  fault: Error | undefined;
  calls = 0;

  async open(name: string): Promise<Cache> {
    const keyOf = (asked: RequestInfo | URL) =>
      `${name} ${new URL(typeof asked === 'string' ? asked : 'url' in asked ? asked.url : asked, 'http://a').pathname}`;
    const guarded = <Value>(work: () => Value | Promise<Value>) => {
      this.calls += 1;
      return this.fault ? Promise.reject(this.fault) : Promise.resolve(work());
    };
    const cache: Pick<Cache, 'match' | 'put' | 'delete' | 'keys'> = {
      match: (asked) =>
        guarded(() => {
          const found = this.entries.get(keyOf(asked));
          return found && new Response(found.body.slice(0), { headers: found.headers });
        }),
      put: (asked, answer) =>
        guarded(async () => {
          this.entries.set(keyOf(asked), { body: await answer.arrayBuffer(), headers: [...answer.headers] });
        }),
      delete: (asked) => guarded(() => this.entries.delete(keyOf(asked))),
      keys: () =>
        guarded(() =>
          [...this.entries.keys()]
            .filter((key) => key.startsWith(`${name} `))
            .map((key) => new Request(`http://a${key.slice(name.length + 1)}`)),
        ),
    };
    return cache as Cache;
  }

  async has(name: string): Promise<boolean> {
    if (this.fault) throw this.fault;
    return [...this.entries.keys()].some((key) => key.startsWith(`${name} `));
  }

  async delete(name: string): Promise<boolean> {
    if (this.fault) throw this.fault;
    for (const key of [...this.entries.keys()]) if (key.startsWith(`${name} `)) this.entries.delete(key);
    return true;
  }

  /** Replaces the bytes of what is stored, as a broken disk would. */
  damage(): void {
    for (const [key, { headers }] of this.entries)
      if (key.startsWith('tessera-files'))
        this.entries.set(key, { body: new TextEncoder().encode('other').buffer, headers });
  }

  /** Keys of the stored files. */
  get files(): readonly string[] {
    return [...this.entries.keys()].filter((key) => key.startsWith('tessera-files'));
  }
}
