/** What the platform has to say to whoever draws the page; it draws nothing itself. */
export interface Signals {
  tooManyActions: string;
  offline: boolean;
  /** Below a page with something unsaved; `leave` goes to sign in without it. */
  signedOut: { readonly leave: () => void };
  /** `error`: what was thrown and is no answer of the server's. */
  unexpected: { readonly message: string; readonly code: string | undefined; readonly error?: unknown };
}
type Name = keyof Signals;
type Handler<N extends Name> = (value: Signals[N]) => void;

const handlers: { [N in Name]: Set<Handler<N>> } = {
  tooManyActions: new Set(),
  offline: new Set(),
  signedOut: new Set(),
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
