/** The operator's side of one kind of request, behind a line that may lose the request or its answer. */
export function fakeRequests<Made>(make: (id: string, amount: number) => Made) {
  const made = new Map<string, Made>();
  const sent: string[] = [];
  const requests = {
    line: 'answer-lost' as 'up' | 'answer-lost' | 'request-lost',
    /** What was carried out, by request id. */
    made,
    /** Ids of the requests that were sent, also of lost ones. */
    sent,
    take({ amount, requestId }: { readonly amount: number; readonly requestId: string }): Made {
      sent.push(requestId);
      if (requests.line === 'request-lost') throw new Error('The request was lost.');
      const fresh = make(String(made.size + 1), amount);
      made.set(requestId, fresh);
      if (requests.line === 'answer-lost') throw new Error('The answer was lost.');
      return fresh;
    },
    find(requestId: string): Made | null {
      if (requests.line !== 'up') throw new Error('The answer was lost.');
      return made.get(requestId) ?? null;
    },
  };
  return requests;
}
