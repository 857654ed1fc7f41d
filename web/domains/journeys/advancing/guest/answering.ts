import { useMutation } from '@tanstack/react-query';
import { createContext, use, useEffect, useRef, useState } from 'react';
import { MAX_DECIDED } from '#shared/domains/journeys/advancing/limits.ts';
import { advancingLinkContract } from '#shared/domains/journeys/advancing-link/contract.ts';
import type { SeenAnswer, SeenRequest } from '#shared/domains/journeys/advancing-link/view.ts';
import type { AnswerValue } from '#shared/domains/journeys/advancing-template/answers.ts';
import { type Bare, call } from '#web/platform/api.ts';
import { isApiError } from '#web/platform/api-error.ts';
import { useBackOnline } from '#web/platform/back-online.ts';
import { currentLocale } from '#web/platform/i18n.ts';
import { keepTyped, placeOf, readTyped } from './device.ts';
import { createKeeper, type Keeper } from './keeper.ts';
import { askedOf, readyDrafts } from './questions.ts';

const { save, provide, submit, see } = advancingLinkContract.routes;
/** A pause in typing, after which an answer is saved. */
const PAUSE_MS = 700;

type GuestProps = Readonly<{ secret: string; view: SeenRequest; onView: (view: SeenRequest) => void }>;
/** The opened request with the answers that are typed on this device. */
export interface Guest extends GuestProps {
  readonly keeper: Keeper;
  readonly onType: (answer: SeenAnswer, value: AnswerValue | undefined) => void;
  /** Reads the request as it is in this moment, after everything that was typed is saved. */
  readonly settled: () => Promise<SeenRequest>;
}
export const GuestContext = createContext<Guest | undefined>(undefined);
export function useGuest(): Guest {
  const guest = use(GuestContext);
  if (!guest) throw new Error('no request is open');
  return guest;
}

const withAnswer = (view: SeenRequest, answer: SeenAnswer): SeenRequest => ({
  ...view,
  answers: view.answers.map((one) => (one.key === answer.key ? answer : one)),
});

/** Keeps typed answers on the device and saves them. Undefined until the device has been read. */
export function useKeeping({ secret, view, onView }: GuestProps): Guest | undefined {
  const latest = useRef({ view, onView });
  useEffect(() => {
    latest.current = { view, onView };
  });
  const [keeper, setKeeper] = useState<Keeper>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    let isLeft = false;
    void placeOf(secret).then((place) => {
      if (isLeft) return;
      const made = createKeeper({
        first: readTyped(place),
        save: (body) => call(save, { params: { secret }, body }),
        onSaved: (answer) => {
          const next = withAnswer(latest.current.view, answer);
          latest.current = { ...latest.current, view: next };
          latest.current.onView(next);
        },
        onKeep: (typed) => keepTyped(place, typed),
      });
      setKeeper(() => made);
      void made.flush();
    });
    return () => {
      isLeft = true;
      clearTimeout(timer.current);
    };
  }, [secret]);
  useBackOnline(() => void keeper?.flush());
  if (!keeper) return undefined;
  return {
    secret,
    view,
    onView,
    keeper,
    onType: ({ key, rev }, value) => {
      keeper.type(key, { rev: keeper.get().typed[key]?.rev ?? rev, value });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void keeper.flush(), PAUSE_MS);
    },
    settled: async () => {
      clearTimeout(timer.current);
      await keeper.flush();
      return latest.current.view;
    },
  };
}

/** An act of the reader, which answers with the request as it is now. The caller shows its error. */
export function useAct<Body>(
  route: Bare<{ params: { secret: string }; body: Body }, SeenRequest>,
  onDone?: () => void,
) {
  const { secret, onView } = useGuest();
  const params = { secret };
  return useMutation({
    meta: { quiet: true },
    mutationFn: (body: Body) => call(route, { params, body }) as Promise<SeenRequest>,
    onSuccess: (view) => {
      onView(view);
      onDone?.();
    },
    onError: async (error) => {
      // The agency or another reader was faster: the page shows what there is now.
      if (isApiError(error) && error.status === 409)
        onView(await call(see, { params, body: { locale: currentLocale() } }));
    },
  });
}

/** Sends the drafts, and says that all is answered unless something required is missing. */
export function useSubmitting() {
  const { secret, onView, settled, keeper } = useGuest();
  const params = { secret };
  return useMutation({
    meta: { quiet: true },
    mutationFn: async (): Promise<SeenRequest> => {
      let now = await settled();
      const items = readyDrafts(askedOf(now, keeper.get().typed));
      for (let at = 0; at < items.length; at += MAX_DECIDED) {
        now = await call(provide, { params, body: { items: items.slice(at, at + MAX_DECIDED) } });
        onView(now);
      }
      const { typed } = keeper.get();
      const isWhole = now.missing.length === 0 && Object.keys(typed).length === 0;
      return isWhole ? call(submit, { params, body: {} }) : now;
    },
    onSuccess: onView,
    onError: async (error) => {
      if (isApiError(error) && error.status === 409)
        onView(await call(see, { params, body: { locale: currentLocale() } }));
    },
  });
}
