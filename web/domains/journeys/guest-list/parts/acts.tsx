import { Trans } from '@lingui/react/macro';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { createContext, use, useState } from 'react';
import { type Changed, type Content, guestListContract } from '#shared/domains/journeys/guest-list/contract.ts';
import { type Decision, stepped } from '#shared/domains/journeys/guest-list/rules.ts';
import type { Guest, GuestInput, Place } from '#shared/domains/journeys/guest-list/schemas.ts';
import type { EveryField } from '#shared/kernel/values/every-field.ts';
import { call, mutationOf } from '#web/platform/api.ts';
import { toast } from '#web/ui/toaster.ts';
import { contentQuery } from '../queries.ts';
import { foreseen, merged } from './merge.ts';

const { addGuest, removeGuest, decide, checkIn, removePlace, restorePlace } = guestListContract.routes;

const inputOf = ({ name, plusOnes, email, mobile, documentNo, note }: Guest): EveryField<GuestInput> => ({
  name,
  plusOnes,
  email,
  mobile,
  documentNo,
  note,
});

/** Puts the answer of a write into the list on the page, so that the page need not reload it. */
function keeper(client: QueryClient, id: string) {
  const { queryKey } = contentQuery(id);
  const isStale = (key: unknown) => typeof key === 'string' && key.startsWith('guest-list.') && key !== queryKey[0];
  const put = (change: (content: Content) => Content) =>
    client.setQueryData<Content>(queryKey, (content) => content && change(content));
  return {
    put,
    again: () => client.invalidateQueries({ queryKey }),
    async keep(changed: Changed, gone: readonly string[] = []): Promise<Changed> {
      // A list that is still loading was read before this write.
      await client.cancelQueries({ queryKey });
      put((content) => merged(content, changed, gone));
      await client.invalidateQueries({ predicate: (query) => isStale(query.queryKey[0]), refetchType: 'none' });
      return changed;
    },
  };
}

type Work<A, R> = { readonly mutationKey: readonly string[]; readonly mutationFn: (args: A) => Promise<R> };

/** Returns the writes of a guest list. The page reports a refused write like any other. */
export function makeActs(client: QueryClient, id: string) {
  const { keep, put, again } = keeper(client, id);
  const paramsOf = (guest: Guest) => ({ id, placeId: guest.placeId, guestId: guest.id });
  const run = async <A, R>(work: Work<A, R>, args: A): Promise<R | undefined> => {
    const answer = client.getMutationCache().build(client, work).execute(args);
    // Another user was faster, or no place is left: the page reloads the list.
    return answer.catch(() => again().then(() => undefined));
  };
  const written = async <A,>(work: Work<A, Changed>, args: A, gone?: readonly string[]) => {
    const changed = await run(work, args);
    return changed && keep(changed, gone);
  };
  const act = (guest: Guest, decision: Decision, reason?: string) =>
    written(mutationOf(decide), {
      params: paramsOf(guest),
      body: { rev: guest.rev, decision, ...(reason ? { reason } : {}) },
    });
  const putBack = async (guest: Guest) => {
    const { id: _id, ...params } = { ...paramsOf(guest), id };
    const added = await written(mutationOf(addGuest), { params: { ...params, id }, body: inputOf(guest) });
    const [back] = added?.guests ?? [];
    if (back?.status === 'requested' && guest.status !== 'requested' && guest.status !== 'denied')
      await act(back, guest.status === 'waitlist' ? 'wait' : 'approve');
  };
  return {
    keep,
    decide: act,
    /** Shows the check-in before the server answers, because the next guest waits at the door. */
    async toggle(guest: Guest) {
      const isHere = guest.status !== 'collected';
      const after = stepped(guest, isHere ? 'checkIn' : 'takeBack', { at: new Date().toISOString() });
      put((content) => foreseen(content, guest, after));
      await written(mutationOf(checkIn), { params: paramsOf(guest), body: { isHere } });
    },
    async remove(guest: Guest) {
      const removed = await written(mutationOf(removeGuest), { params: paramsOf(guest) }, [guest.id]);
      const { name } = guest;
      if (removed) toast(<Trans>{name} removed from the list</Trans>, { undo: () => void putBack(guest) });
    },
    async removePlace({ id: placeId, name }: Place) {
      const params = { id, placeId };
      if (!(await run(mutationOf(removePlace), { params }))) return;
      await again();
      const undo = () => void run(mutationOf(restorePlace), { params }).then(again);
      toast(<Trans>{name} deleted with its guests</Trans>, { undo });
    },
    add: (placeId: string, body: GuestInput) => call(addGuest, { params: { id, placeId }, body }).then(keep),
  };
}
export type Acts = ReturnType<typeof makeActs>;

export function useMakeActs(id: string): Acts {
  const client = useQueryClient();
  const [acts] = useState(() => makeActs(client, id));
  return acts;
}

const ActsContext = createContext<Acts | undefined>(undefined);
export const ActsOf = ActsContext.Provider;
/** Returns the writes of the surrounding guest list. */
export function useActs(): Acts {
  const acts = use(ActsContext);
  if (!acts) throw new Error('no guest list around');
  return acts;
}
