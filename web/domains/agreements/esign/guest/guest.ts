import { useMutation } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { Invitation } from '#shared/domains/agreements/esign/view.ts';
import { type Bare, call } from '#web/platform/api.ts';
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
}

export const GuestContext = createContext<Guest | undefined>(undefined);
export function useGuest(): Guest {
  const guest = use(GuestContext);
  if (!guest) throw new Error('no document is open');
  return guest;
}

const CHANGED = [409, 410];

/** A call of the reader that answers with the document. The caller shows its error. */
export function useAct<Body>(
  route: Bare<{ params: { secret: string }; body: Body }, Invitation>,
  onDone: () => void = () => undefined,
) {
  const { secret, accept, refresh } = useGuest();
  return useMutation({
    meta: { quiet: true },
    mutationFn: (body: Body) => call(route, { params: { secret }, body }),
    onSuccess: (next) => {
      accept(next);
      onDone();
    },
    onError: (error) => {
      if ('status' in error && CHANGED.includes(Number(error.status))) refresh();
    },
  });
}
