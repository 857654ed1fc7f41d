import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createContext, use, useState } from 'react';
import { advancingContract } from '#shared/domains/journeys/advancing/contract.ts';
import type { AdvancingRequest } from '#shared/domains/journeys/advancing/schemas.ts';
import { call } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { allItems, type Item, inParts, itemsOf, nextNeeded } from '../model/items.ts';
import { requestQuery, useAct, useKeepRequest } from '../queries.ts';

const { approve, use: useNow, return: giveBack, reopen, decideChange } = advancingContract.routes;

export type Choice = 'theirs' | 'ours';
const seen = ({ key, rev }: Item) => ({ key, rev });

export const rowId = (key: string): string => `item-${key}`;
/** Puts the focus on an item, once it is drawn. */
export function focusItem(key: string | undefined): void {
  if (!key) return;
  requestAnimationFrame(() => {
    const row = document.getElementById(rowId(key));
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  });
}

/** Approves many answers, part by part. */
function useApproving({ id }: AdvancingRequest, choices: Readonly<Record<string, Choice>>) {
  const queries = useQueryClient();
  const keep = useKeepRequest();
  return useMutation({
    mutationFn: async (items: readonly Item[]) => {
      for (const part of inParts(items)) {
        const body = { items: part.map((item) => ({ ...seen(item), choice: choices[item.key] })) };
        keep(await call(approve, { params: { id }, body }));
      }
    },
    onError: () => void queries.invalidateQueries({ queryKey: requestQuery(id).queryKey }),
  });
}

/** The answers that are collected to be returned together. */
function useReturns(id: string, items: readonly Item[]) {
  const returning = useAct(giveBack, id);
  const [keys, setKeys] = useState<readonly string[]>([]);
  const collected = items.filter(({ key }) => keys.includes(key));
  return {
    collected,
    toggle: (key: string) => setKeys((now) => (now.includes(key) ? now.filter((one) => one !== key) : [...now, key])),
    clear: () => setKeys([]),
    send: (reason: string) =>
      returning.mutate({ items: collected.map(seen), reason }, { onSuccess: () => setKeys([]) }),
    busy: returning.isPending,
  };
}

/** The decisions that staff can take about the answers of a request. */
export function useDecisions(request: AdvancingRequest) {
  const { id, state } = request;
  const sections = itemsOf(request);
  const items = allItems(sections);
  const can = useCan();
  const [about, setAbout] = useState<string>();
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const approving = useApproving(request, choices);
  const using = useAct(useNow, id);
  const reopening = useAct(reopen, id);
  const deciding = useAct(decideChange, id);
  const busy = approving.isPending || using.isPending || reopening.isPending || deciding.isPending;
  return {
    request,
    sections,
    items,
    busy,
    may: can('advancing.approve') && state !== 'withdrawn' && state !== 'closed' && state !== 'declined',
    choices,
    choose: (key: string, choice: Choice) => setChoices((now) => ({ ...now, [key]: choice })),
    returns: useReturns(id, items),
    /** The question that the next message is about. */
    about: { key: about, set: setAbout, clear: () => setAbout(undefined) },
    approveAll: (chosen: readonly Item[]) => approving.mutate(chosen),
    approve: (item: Item) => {
      const next = nextNeeded(items, item.key);
      approving.mutate([item], { onSuccess: () => focusItem(next) });
    },
    use: (item: Item) => using.mutate({ items: [seen(item)] }),
    reopen: (item: Item, reason: string) => reopening.mutate({ ...seen(item), reason }),
    decideChange: (item: Item, isAccepted: boolean, reason = '') =>
      deciding.mutate({ ...seen(item), isAccepted, reason }),
  };
}
export type Decisions = ReturnType<typeof useDecisions>;

export const DecisionsContext = createContext<Decisions | undefined>(undefined);
export function useDeciding(): Decisions {
  const decisions = use(DecisionsContext);
  if (!decisions) throw new Error('no request is open');
  return decisions;
}
