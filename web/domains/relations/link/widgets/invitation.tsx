import { useMutation, useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import type * as z from 'zod';
import type { LinkDoor } from '#shared/domains/relations/link/door.ts';
import { type Bare, mutationOf, queryOf } from '#web/platform/api.ts';
import { Later } from '#web/ui/later.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { AskAgain } from './ask-again.tsx';
import { PublicPage, UnknownLink, useLostLink, useNoReferrer, useReaderLocale } from './public-page.tsx';
import { WayIn } from './way-in.tsx';
import { WorksUntil } from './works-until.tsx';

type BySecret<Body> = { readonly params: { readonly secret: string }; readonly body: Body };
/** A link without a last day names none. */
type Door = Omit<z.infer<typeof LinkDoor>, 'expiresAt'> & { readonly expiresAt?: string };
export interface InvitationRoutes<V> {
  readonly door: Bare<Pick<BySecret<never>, 'params'>, Door>;
  readonly open: Bare<BySecret<{ readonly code?: string }>, V>;
  /** Left out, if the link never needs a code. */
  readonly sendCode?: Bare<BySecret<Record<string, never>>, unknown>;
  readonly askAgain: Bare<BySecret<Record<string, never>>, unknown>;
}

/** Opens the link by a press of the button, and drops what it showed when the session of the link is lost. */
function useOpening<V>({ open }: InvitationRoutes<V>, refetch: () => unknown) {
  const [view, setView] = useState<V>();
  const opening = useMutation({
    ...mutationOf(open),
    meta: { quiet: true },
    onSuccess: (seen) => setView(() => seen as V),
    onError: () => void refetch(),
  });
  const { reset } = opening;
  const onLost = useCallback(() => {
    setView(undefined);
    reset();
    void refetch();
  }, [reset, refetch]);
  useLostLink(onLost);
  return { view, setView, opening };
}

interface InvitationProps<V> {
  readonly secret: string;
  readonly routes: InvitationRoutes<V>;
  /** Says who sent what, above the button. */
  readonly welcome: (door: Door) => ReactNode;
  /** The words of the button. */
  readonly action: ReactNode;
  readonly foot?: ReactNode;
  /** Draws what the link shows once it is open. */
  readonly children: (view: V, onView: (view: V) => void, door: Door) => ReactNode;
}
/** The door of a link, then what it shows. Nothing happens before the press of a button. */
export function Invitation<V>({ secret, routes, welcome, action, foot, children }: InvitationProps<V>) {
  useNoReferrer();
  const { data, error, refetch } = useQuery({ ...queryOf(routes.door, { params: { secret } }), retry: false });
  const { view, setView, opening } = useOpening(routes, refetch);
  useReaderLocale(data?.locale);
  if (data?.state === 'live' && view !== undefined) return <Later lines={8}>{children(view, setView, data)}</Later>;
  return (
    <PublicPage agency={data?.agency} foot={foot}>
      {!data && !error && <SkeletonLines lines={5} />}
      {error && <UnknownLink error={error} />}
      {data?.state === 'live' && (
        <>
          {welcome(data)}
          <WayIn secret={secret} codeTo={data.codeTo} sendCode={routes.sendCode} opening={opening}>
            {action}
          </WayIn>
          <WorksUntil expiresAt={data.expiresAt} />
        </>
      )}
      {data && data.state !== 'live' && <AskAgain route={routes.askAgain} secret={secret} found={data} />}
    </PublicPage>
  );
}

type OpenProps<V> = Readonly<{ secret: string; view: V; onView: (view: V) => void }>;
/** The page of a link whose content tells of each newer state. */
export const invitationOf =
  <V,>(
    routes: InvitationRoutes<V>,
    Welcome: ComponentType<Door>,
    Open: ComponentType<OpenProps<V>>,
    action: ReactNode,
    foot?: ReactNode,
  ) =>
  ({ secret }: { readonly secret: string }) => (
    <Invitation<V>
      secret={secret}
      routes={routes}
      welcome={(door) => <Welcome {...door} />}
      action={action}
      foot={foot}
    >
      {(view, onView) => <Open secret={secret} view={view} onView={onView} />}
    </Invitation>
  );
