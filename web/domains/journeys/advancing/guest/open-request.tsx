import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { advancingLinkContract } from '#shared/domains/journeys/advancing-link/contract.ts';
import type { SeenRequest } from '#shared/domains/journeys/advancing-link/view.ts';
import { OpenedPage } from '#web/domains/relations/link/widgets/opened-page.tsx';
import { call } from '#web/platform/api.ts';
import { currentLocale } from '#web/platform/i18n.ts';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { GuestContext, useKeeping } from './answering.ts';
import { Overview } from './overview.tsx';
import { Provide } from './provide.tsx';
import './guest.css';
import { useFromAddress } from '#web/platform/use-from-address.ts';

const { see } = advancingLinkContract.routes;

type OpenRequestProps = Readonly<{ secret: string; view: SeenRequest; onView: (view: SeenRequest) => void }>;

const isAtQuestions = () => location.pathname.replace(/\/$/, '').endsWith('/provide');
/** The page in the address: the overview, or the questions below it. */
function usePage(secret: string) {
  const [isProviding, setProviding] = useFromAddress('popstate', isAtQuestions);
  const go = (toQuestions: boolean) => {
    history.pushState(null, '', `/advancing/invitation/${secret}${toQuestions ? '/provide' : ''}`);
    setProviding(toQuestions);
    scrollTo(0, 0);
  };
  return { isProviding, go };
}

/** Reads the request again in the language of the page: questions have texts in several, and acts answer in the link's. */
function useLanguage({ secret, view, onView }: OpenRequestProps): void {
  const locale = currentLocale();
  const isOther = locale !== view.locale;
  useEffect(() => {
    if (isOther) void call(see, { params: { secret }, body: { locale } }).then(onView);
  }, [isOther, locale, secret, onView]);
}

/** An advancing request for the person who answers it. */
export function OpenRequest(props: OpenRequestProps) {
  const guest = useKeeping(props);
  const { isProviding, go } = usePage(props.secret);
  useLanguage(props);
  const { agency, isPreview } = props.view;
  return (
    <OpenedPage
      agency={agency}
      isPreview={isPreview}
      foot={<Trans>Sent with Backline. Your answers are recorded with your name and the time.</Trans>}
    >
      {guest ? (
        <GuestContext value={guest}>
          {isProviding ? <Provide onBack={() => go(false)} /> : <Overview onStart={() => go(true)} />}
        </GuestContext>
      ) : (
        <SkeletonLines lines={8} />
      )}
    </OpenedPage>
  );
}
