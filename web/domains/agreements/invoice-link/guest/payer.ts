import { useMutation } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { invoiceLinkContract } from '#shared/domains/agreements/invoice-link/contract.ts';
import type { PayerView } from '#shared/domains/agreements/invoice-link/view.ts';
import { type Bare, call } from '#web/platform/api.ts';
import { ApiError } from '#web/platform/api-error.ts';

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

type Route<Body> = Bare<{ params: { secret: string }; body: Body }, PayerView>;
const CHANGED = [403, 409];

/** An act of the reader, which answers with the invoice as it is now. The caller shows its error. */
export function useAct<Body>(route: Route<Body>, onDone: () => void = () => undefined) {
  const { secret, onView, onTask } = usePayer();
  return useMutation({
    meta: { quiet: true },
    mutationFn: (body: Body) => call(route, { params: { secret }, body }) as Promise<PayerView>,
    onSuccess: (view) => {
      onView(view);
      onTask(undefined);
      onDone();
    },
    onError: async (error) => {
      // A payment or another reader may have changed the invoice: the page shows what it is now.
      if (error instanceof ApiError && CHANGED.includes(error.status))
        onView(await call(invoiceLinkContract.routes.see, { params: { secret }, body: {} }));
    },
  });
}
