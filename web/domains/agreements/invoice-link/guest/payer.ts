import { createContext, use } from 'react';
import { invoiceLinkContract } from '#shared/domains/agreements/invoice-link/contract.ts';
import type { PayerView } from '#shared/domains/agreements/invoice-link/view.ts';
import { useLinkAct } from '#web/domains/relations/link/widgets/use-link-act.ts';
import type { Bare } from '#web/platform/api.ts';

export const TASKS = ['paid', 'forward', 'dispute'] as const;
export type Task = (typeof TASKS)[number];

/** The opened invoice, and the task that its reader has begun. */
export interface Payer {
  readonly secret: string;
  readonly view: PayerView;
  readonly onView: (view: PayerView) => void;
  readonly task: Task | undefined;
  readonly onTask: (task: Task | undefined) => void;
}
export const PayerContext = createContext<Payer | undefined>(undefined);
export function usePayer(): Payer {
  const payer = use(PayerContext);
  if (!payer) throw new Error('no invoice is open');
  return payer;
}

const { see } = invoiceLinkContract.routes;
type Route<Body> = Bare<{ params: { secret: string }; body: Body }, PayerView>;

/** An act of the reader, which ends the task that was begun. The caller shows its error. */
export function useAct<Body>(route: Route<Body>, onDone: () => void = () => undefined) {
  const payer = usePayer();
  return useLinkAct(route, see, payer, () => {
    payer.onTask(undefined);
    onDone();
  });
}
