import { useMutation } from '@tanstack/react-query';
import { createContext, type ReactNode, use } from 'react';
import type { Invitation } from '#shared/domains/agreements/esign/view.ts';
import { type Bare, call } from '#web/platform/api.ts';
import { ApiError } from '#web/platform/api-error.ts';
import type { Standing } from './standing.ts';
import type { Typed } from './typed.ts';
import type { View } from './view.ts';

/** The opened document, and what the reader's place in it allows. */
export interface Guest extends Typed {
  readonly secret: string;
  readonly invitation: Invitation;
  readonly standing: Standing;
  /** Shows the state after an act. */
  readonly accept: (next: Invitation) => void;
  /** Looks again, after a refusal that a change of the document explains. */
  readonly refresh: () => void;
  readonly view: View;
  readonly go: (view: View) => void;
  /** The message about the task that was done last. */
  readonly told: ReactNode;
  /** Ends a task: forgets the texts of the given names, and leads to the details with a message. */
  readonly finish: (told: ReactNode, names: readonly string[]) => void;
}

export const GuestContext = createContext<Guest | undefined>(undefined);
export function useGuest(): Guest {
  const guest = use(GuestContext);
  if (!guest) throw new Error('no document is open');
  return guest;
}

type Route<Body, Output> = Bare<{ params: { secret: string }; body: Body }, Output>;
const CHANGED = [409, 410];

function useCall<Body, Output>(route: Route<Body, Output>, onDone: (answer: Output) => void, prepare?: Prepare<Body>) {
  const { secret, refresh } = useGuest();
  return useMutation({
    meta: { quiet: true },
    mutationFn: async (body: Body) =>
      call(route, { params: { secret }, body: prepare ? await prepare(body) : body }) as Promise<Output>,
    onSuccess: onDone,
    onError: (error) => {
      if (error instanceof ApiError && CHANGED.includes(error.status)) refresh();
    },
  });
}
/** Work before the call, such as an upload. */
type Prepare<Body> = (body: Body) => Promise<Body>;

/** A call of the reader that answers with the document. The caller shows its error. */
export function useAct<Body extends object>(
  route: Route<Body, Invitation>,
  onDone: () => void = () => undefined,
  prepare?: Prepare<Body>,
) {
  const { accept } = useGuest();
  const done = (next: Invitation) => {
    accept(next);
    onDone();
  };
  return useCall(route, done, prepare);
}

/** A call of the reader that leaves the document as it is. */
export const useTell = <Body>(route: Route<Body, unknown>, onDone: () => void) => useCall(route, onDone);
