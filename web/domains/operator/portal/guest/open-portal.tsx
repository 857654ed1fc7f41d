import { Plural, Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { portalContract } from '#shared/domains/operator/portal/contract.ts';
import type { SeenPortal } from '#shared/domains/operator/portal/view.ts';
import { OpenedPage } from '#web/domains/relations/link/widgets/opened-page.tsx';
import { type OpenedLink, useLinkAct } from '#web/domains/relations/link/widgets/use-link-act.ts';
import { call } from '#web/platform/api.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Problem } from '#web/ui/problem.tsx';
import { Matter } from './matter.tsx';
import './portal.css';

const { go, see } = portalContract.routes;

interface OpenPortalProps extends OpenedLink<SeenPortal> {
  readonly view: SeenPortal;
}

/** Reads the page again when its reader comes back from one of the matters. */
function useFresh(props: OpenPortalProps) {
  const { mutate } = useLinkAct(see, see, props);
  useEffect(() => {
    const again = () => document.visibilityState === 'visible' && mutate({});
    document.addEventListener('visibilitychange', again);
    addEventListener('pageshow', again);
    return () => {
      document.removeEventListener('visibilitychange', again);
      removeEventListener('pageshow', again);
    };
  }, [mutate]);
}

/** All that is open from its reader. Each matter opens at its own address. */
export function OpenPortal(props: OpenPortalProps) {
  const { secret, view } = props;
  const { agency, items, isPreview } = view;
  useFresh(props);
  const going = useMutation({
    meta: { quiet: true },
    mutationFn: (id: string) => call(go, { params: { secret }, body: { id } }),
    onSuccess: ({ url }) => location.assign(url),
  });
  return (
    <OpenedPage
      agency={agency}
      isPreview={isPreview}
      foot={<Trans>Sent with Backline. We only record that this page was opened.</Trans>}
    >
      <section className="po-head">
        <h1>{view.recipientName}</h1>
        {items.length > 0 && (
          <p className="mut">
            <Plural value={items.length} one="# thing waits for you" other="# things wait for you" />
          </p>
        )}
      </section>
      <Problem error={going.error} />
      {items.length === 0 ? (
        <EmptyState
          icon={CircleCheck}
          title={<Trans>Nothing is open</Trans>}
          text={<Trans>When {agency} sends you something, it appears here too.</Trans>}
        />
      ) : (
        <ul className="po-items">
          {items.map((item) => (
            <Matter
              key={item.id}
              item={item}
              mayOpen={!isPreview}
              busy={going.isPending && going.variables === item.id}
              onOpen={() => going.mutate(item.id)}
            />
          ))}
        </ul>
      )}
    </OpenedPage>
  );
}
