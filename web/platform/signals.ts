/** The messages from the platform to the part that draws the page; the platform itself draws nothing. */
export interface Signals {
  tooManyActions: string;
  offline: boolean;
  /** The session ended under a page with unsaved changes; `leave` drops them and goes to sign in. */
  signedOut: { readonly leave: () => void };
  /** The session of a secret link ended. It is no user's session. */
  linkLost: undefined;
  /** `error`: the thrown value, unless it is an answer of the server. */
  unexpected: { readonly message: string; readonly code: string | undefined; readonly error?: unknown };
}
type Name = keyof Signals;
type Handler<N extends Name> = (value: Signals[N]) => void;

const handlers: { [N in Name]: Set<Handler<N>> } = {
  tooManyActions: new Set(),
  offline: new Set(),
  signedOut: new Set(),
  linkLost: new Set(),
  unexpected: new Set(),
};

export function signal<N extends Name>(name: N, value: Signals[N]): void {
  for (const handler of handlers[name]) handler(value);
}

export function onSignal<N extends Name>(name: N, handler: Handler<N>): () => void {
  handlers[name].add(handler);
  return () => {
    handlers[name].delete(handler);
  };
}
