import { Trans } from '@lingui/react/macro';
import type { Invitation } from '#shared/domains/agreements/esign/view.ts';
import { Brand, LanguageSelect } from '#web/domains/relations/link/widgets/public-page.tsx';
import { cx } from '#web/ui/cx.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Decline } from './decline.tsx';
import { Details } from './details.tsx';
import { Documents } from './documents.tsx';
import { type Guest, GuestContext, useGuest } from './guest.ts';
import { Sign } from './sign.tsx';
import { standingOf } from './standing.ts';
import { Steps } from './steps.tsx';
import { useTyped } from './typed.ts';
import { useView, type View } from './view.ts';
import './guest.css';

const VIEWS = { details: Details, documents: Documents, sign: Sign, decline: Decline } as const;
type Shown = keyof typeof VIEWS;

/** Only a reader whose turn it is signs or declines. The address of an old tab may ask for more. */
const shownOf = (view: View, isTurn: boolean): Shown =>
  view in VIEWS && (isTurn || view === 'documents') ? (view as Shown) : 'details';

function Task() {
  const { view, standing } = useGuest();
  const shown = shownOf(view, standing === 'turn');
  const Shown = VIEWS[shown];
  return (
    <main id="main" className={cx('eg-main', shown === 'documents' && 'wide')}>
      <Shown key={shown} />
    </main>
  );
}

interface OpenDocumentProps extends Pick<Guest, 'accept' | 'refresh' | 'secret'> {
  readonly invitation: Invitation;
}
/** The opened document: its details, its files, and the reader's decision. */
export function OpenDocument({ invitation, ...rest }: OpenDocumentProps) {
  const { agency, isPreview } = invitation;
  const typed = useTyped(rest.secret);
  const [view, go] = useView();
  return (
    <GuestContext value={{ ...rest, ...typed, invitation, standing: standingOf(invitation), view, go }}>
      <div className="eg">
        <header className="lk-h eg-h">
          <Brand agency={agency} />
          <Steps />
          <LanguageSelect />
        </header>
        {isPreview && (
          <Notice tone="blue" className="eg-preview" fact={<Trans>Preview for {agency} staff.</Trans>}>
            <Trans>It isn't counted as opened, and you cannot sign here.</Trans>
          </Notice>
        )}
        <Task />
      </div>
    </GuestContext>
  );
}
