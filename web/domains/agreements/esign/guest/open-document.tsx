import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { Invitation } from '#shared/domains/agreements/esign/view.ts';
import { Brand, LanguageSelect } from '#web/domains/relations/link/widgets/public-page.tsx';
import { cx } from '#web/ui/cx.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Correct } from './correct.tsx';
import { Decline } from './decline.tsx';
import { Details } from './details.tsx';
import { Documents } from './documents.tsx';
import { Forward } from './forward.tsx';
import { type Guest, GuestContext, useGuest } from './guest.ts';
import { Paper } from './paper.tsx';
import { Question } from './question.tsx';
import { Sign } from './sign.tsx';
import { mayRead, type Standing, standingOf } from './standing.ts';
import { Steps } from './steps.tsx';
import { useTyped } from './typed.ts';
import { useView, type View } from './view.ts';
import './guest.css';

const VIEWS = {
  details: Details,
  documents: Documents,
  sign: Sign,
  decline: Decline,
  forward: Forward,
  correct: Correct,
  question: Question,
  paper: Paper,
} as const satisfies Record<View, unknown>;

/** Only a reader whose turn it is signs or declines. The address of an old tab may ask for more. */
const shownOf = (view: View, standing: Standing, isPreview: boolean): View => {
  if (view === 'documents') return mayRead(standing) ? view : 'details';
  return standing === 'turn' && (view === 'sign' || !isPreview) ? view : 'details';
};

function Task() {
  const { view, standing, invitation } = useGuest();
  const shown = shownOf(view, standing, invitation.isPreview);
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
  const [view, show] = useView();
  const [told, setTold] = useState<ReactNode>();
  const go = (next: View) => {
    setTold(undefined);
    show(next);
  };
  const finish: Guest['finish'] = (message, names) => {
    typed.forget(names);
    show('details');
    setTold(message);
  };
  const place = { standing: standingOf(invitation), view, go, told, finish };
  return (
    <GuestContext value={{ ...rest, ...typed, invitation, ...place }}>
      <div className="lk-open">
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
