import type { Observable } from 'rxjs';
import type { RemoteContract } from '../contract/types.ts';
import type { EventMap, EventName } from './event-map.ts';
import { bus } from './the-bus.ts';

/** A remote's own door to the bus: it can say only what its contract declares. */
export interface Port<Emits extends EventName> {
  emit<Name extends Emits>(name: Name, payload: EventMap[Name]): boolean;
  on<Name extends EventName>(name: Name): Observable<EventMap[Name]>;
}

/** `portOf<typeof contract>('wallet')`: an undeclared emit does not compile, and is refused at run time as well. */
export function portOf<Contract extends RemoteContract>(id: Contract['id']): Port<Contract['emits'][number]> {
  return {
    emit: (name, payload) => bus.emit(id, name, payload),
    on: (name) => bus.on(name, id),
  };
}
