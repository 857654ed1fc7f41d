import { useLingui } from '@lingui/react';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import type { Invitation } from '#shared/domains/agreements/esign/view.ts';
import { useLostLink } from '#web/domains/relations/link/widgets/public-page.tsx';
import { call, mutationOf, queryOf } from '#web/platform/api.ts';
import { currentLocale } from '#web/platform/i18n.ts';
import { isWatched, standingOf } from './standing.ts';
import { noteOpened, wasOpened } from './typed.ts';

const { door, open, see } = esignContract.routes;
/** The link allows 60 calls an hour: a seal takes seconds, and what takes longer comes by email. */
const [WATCH_MS, WATCHES] = [4000, 8];
const FRESH_MS = 120_000;

/** The document of a link that was opened in this tab, in the reader's language. */
function useSeen(secret: string, isOpen: boolean) {
  useLingui();
  const queries = useQueryClient();
  const locale = currentLocale();
  const queryKey = ['esign.guest', secret, locale];
  const seen = useQuery<Invitation>({
    queryKey,
    queryFn: ({ signal }) => call(see, { params: { secret }, body: { locale } }, { signal }),
    enabled: isOpen,
    retry: false,
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data && isWatched(standingOf(data)) && dataUpdateCount < WATCHES ? WATCH_MS : false,
  });
  /** The answer to an act is in the language of the mail, so the consent text on screen stays. */
  const accept = (next: Invitation) =>
    queries.setQueryData<Invitation>(queryKey, (now) =>
      now ? { ...next, locale: now.locale, consent: now.consent } : next,
    );
  return { seen, accept };
}

/** The way from the door to the document, and back to the door when the session of the link is lost. */
export function useOpened(secret: string) {
  const [isOpen, setOpen] = useState(() => wasOpened(secret));
  const [isLost, setLost] = useState(false);
  const found = useQuery({ ...queryOf(door, { params: { secret } }), retry: false });
  const { seen, accept } = useSeen(secret, isOpen);
  const { refetch } = found;
  const turn = (next: boolean) => {
    noteOpened(secret, next);
    setOpen(next);
  };
  const opening = useMutation({
    ...mutationOf(open),
    meta: { quiet: true },
    onSuccess: (invitation) => {
      accept(invitation);
      turn(true);
      setLost(false);
    },
    onError: () => void refetch(),
  });
  const onLost = useCallback(() => {
    noteOpened(secret, false);
    setOpen(false);
    setLost(true);
    void refetch();
  }, [secret, refetch]);
  useLostLink(onLost);
  return { found, seen, accept, opening, isOpen, isLost };
}
