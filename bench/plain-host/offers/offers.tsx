import { useEffect, useState } from 'react';
import './offers.css';

/** The same faults in the code of a remote as in the site's own (e2e/faults/planted-code.ts). */
const throwIf = (fault: string): void => {
  if (globalThis.plantedFault?.fault === fault) throw new Error(`planted: ${fault}`);
};

throwIf('module');

/** What is offered, and how many of it. */
export default function Offers() {
  throwIf('render');
  const [count] = useState(3);
  useEffect(() => throwIf('effect'));
  return (
    <section className="offers">
      <h2 data-offers>Offers of this week</h2>
      <p>{count} offers</p>
    </section>
  );
}
